import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import type { BackupProof } from '../contract/proof.contract.ts'
import type { ProofService } from './proof-service.ts'
import { findLatestProof } from './proofs.sql.ts'

const message = messagesOf<typeof en>('backup')

/** The trial runs in the background. While one is running, it is returned and no other is started. */
export async function startProof(ctx: Ctx<Actor>, proofs: ProofService): Promise<BackupProof> {
  const claimed = await inTx(ctx.db, async (tx) => {
    const proof = await proofs.claim(tx)
    if (proof)
      await audit(tx, ctx, {
        action: 'backup.prove',
        record: 'backup',
        recordId: proof.id,
        after: { place: proof.name },
      })
    return proof
  })
  const latest = await findLatestProof(ctx.db, ctx.clock.now())
  if (claimed === undefined && latest?.state !== 'running') throw new AppError(409, 'no_backup', message('never'))
  if (claimed) void proofs.run(claimed).catch((error: unknown) => ctx.log.warn({ err: error }, 'proof not recorded'))
  return latest!
}
