import { hostname } from 'node:os'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { OWN_VERSION } from '#shared/server/own-version.ts'
import type { EmergencyKit } from '../contract/kit.contract.ts'
import type { BackupService } from './backup-service.ts'
import { formatRecoveryKey } from './recovery-key.ts'
import { findPlace, saveAnswer } from './second-place.sql.ts'
import { formatPlace } from './set-place.ts'

/** Stores that it was opened, and nothing of it. */
export async function openKit(ctx: Ctx<Actor>, { directory, encrypted }: BackupService): Promise<EmergencyKit> {
  const place = await findPlace(ctx.db)
  const { name: institute } = await getLetterhead(ctx.db)
  await inTx(ctx.db, async (tx) => {
    await saveAnswer(tx, 'kit', ctx.clock.now())
    await audit(tx, ctx, { action: 'backup.kit', record: 'institute', recordId: ABSENT_ID })
  })
  const own = directory === null ? [] : [`${hostname()}: ${directory}`]
  return {
    institute,
    madeAt: ctx.clock.now().toISOString(),
    version: OWN_VERSION,
    recoveryKey: formatRecoveryKey(ctx.secretKey),
    places: place ? [...own, formatPlace(place)] : own,
    encrypted,
  }
}
