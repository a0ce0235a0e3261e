import { confirmRestores, findUnconfirmedRestore } from '#features/overview/audit-trail/server/restores/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import type { RestoreStatus } from '../../contract/restore.contract.ts'
import { begin } from './begin.ts'
import type { RestoreService } from './restore-service.ts'

const message = messagesOf<typeof en>('backup')

export async function getRestoreStatus({ db }: { db: Db }, restores: RestoreService): Promise<RestoreStatus> {
  const unconfirmed = await findUnconfirmedRestore(db)
  return {
    possible: restores.isPossible,
    unconfirmed: unconfirmed
      ? {
          restoredAt: unconfirmed.restoredAt.toISOString(),
          backupMadeAt: unconfirmed.backupMadeAt.toISOString(),
          backup: unconfirmed.backup,
        }
      : null,
    canGoBack: unconfirmed !== undefined && (await restores.hasBefore()),
    failure: restores.readFailure() ?? null,
  }
}

export async function confirmRestore(ctx: Ctx<Actor>, restores: RestoreService): Promise<RestoreStatus> {
  await inTx(ctx.db, async (tx) => {
    const [id] = await confirmRestores(tx, ctx.clock.now(), ctx.actor.id)
    if (id === undefined) throw new AppError(409, 'no_restore', message('nothingToConfirm'))
    await audit(tx, ctx, { action: 'backup.confirmRestore', record: 'backup', recordId: id })
  })
  return getRestoreStatus(ctx, restores)
}

/** The app restarts after the response, with the data before the restore. */
export async function goBack(ctx: Ctx<Actor>, restores: RestoreService): Promise<{ restarting: boolean }> {
  if (!(await getRestoreStatus(ctx, restores)).canGoBack)
    throw new AppError(409, 'no_restore', message('nothingToGoBackTo'))
  begin(restores, { file: null, acceptUnverified: false, lastReceipts: [], requestedBy: ctx.actor.name })
  return { restarting: true }
}
