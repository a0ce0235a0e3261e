import { DAY_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import type { SetupGate } from '#features/overview/setup/server/public.ts'
import { dashboardPart, dashboardParts } from '#shared/server/dashboard-parts.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { forEachFile } from '#shared/server/for-each-file.ts'
import { fill } from '#shared/server/slot.ts'
import { inEachProcess } from '#shared/server/start-job.ts'
import { backup } from '../contract/index.ts'
import { backupApi } from '../contract/backup.contract.ts'
import type { BackupService } from './backup-service.ts'
import { backupRoutes } from './backup.routes.ts'
import { firstRestoreRoutes } from './first-restore.routes.ts'
import { claimCopyIfDue, copyBackup } from './copy-backup.ts'
import type { ProofService } from './proof-service.ts'
import type { RestoreService } from './restoring/restore-service.ts'
import { listReminders } from './list-reminders.ts'
import { appendErasures } from './erasure-log.ts'

/** People who look at Settings after a backup see its copy soon. */
const COPY_CHECK_MS = 20_000

const PROOF_CHECK_MS = 10 * MINUTE_MS

type RouteServices = { backups: BackupService; proofs: ProofService; restores: RestoreService; gate: SetupGate }
/** The ids of erased records are also written to files outside the database. */
type JobServices = Pick<RouteServices, 'backups' | 'proofs' | 'restores'> & {
  erasureFiles: readonly string[]
  secretKey: Buffer
}

export const backupServer = served(backup, {
  routes: (services: RouteServices) => [backupRoutes(services), firstRestoreRoutes(services)],
  jobs: ({ backups, proofs, restores, erasureFiles, secretKey }: JobServices, { db, clock, maySend }: JobContext) => [
    job({
      ...inEachProcess({ name: 'erasure-files', everyMs: MINUTE_MS }),
      run: () => forEachFile(erasureFiles, (file) => appendErasures(db, file)),
    }),
    job({ ...inEachProcess({ name: 'data-before-restore', everyMs: DAY_MS }), run: () => restores.dropExpired() }),
    (log) => {
      const stop = job({
        name: 'backup',
        checkMs: MINUTE_MS,
        claim: () => backups.claimIfDue(),
        run: (claimed) => backups.run(claimed),
      })(log)
      return async () => {
        await Promise.all([backups.stop(), stop()])
      }
    },
    (log) => {
      const stop = job({
        name: 'backup-proof',
        checkMs: PROOF_CHECK_MS,
        claim: () => proofs.claimIfDue(),
        run: (claimed) => proofs.run(claimed),
      })(log)
      return async () => {
        await Promise.all([proofs.stop(), stop()])
      }
    },
    (log) => {
      const stopping = new AbortController()
      const context = { db, clock, log, backups, secretKey }
      const stop = job({
        name: 'backup-copy',
        checkMs: COPY_CHECK_MS,
        claim: async () => ((await maySend()) ? claimCopyIfDue(context) : undefined),
        run: (claimed) => copyBackup(context, claimed, stopping.signal),
      })(log)
      return async () => {
        stopping.abort()
        await stop()
      }
    },
  ],
  fills: [
    fill(
      dashboardParts,
      dashboardPart('backup', backupApi.reminders, async (ctx) => ({ reminders: await listReminders(ctx) })),
    ),
  ],
})
