import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type { BackupRun } from '../contract/backup.contract.ts'
import type en from '../contract/messages/en.json'
import type { BackupService } from './backup-service.ts'
import { findLatestRun } from './backup-runs.sql.ts'

const message = messagesOf<typeof en>('backup')

/** The backup is made in the background. While one is running, it is returned and no other is started. */
export async function startBackup(ctx: Ctx<Actor>, backups: BackupService): Promise<BackupRun> {
  if (backups.directory === null) throw new AppError(409, 'no_directory', message('noDirectory'))
  const claimed = await inTx(ctx.db, async (tx) => {
    const run = await backups.claim(tx, 'manual')
    if (run)
      await audit(tx, ctx, { action: 'backup.start', record: 'backup', recordId: run.id, after: { place: run.place } })
    return run
  })
  const run = found((await findLatestRun(ctx.db, ctx.clock.now())) ?? undefined)
  if (claimed) void backups.run(claimed)
  return run
}
