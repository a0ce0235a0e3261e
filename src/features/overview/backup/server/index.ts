import { MINUTE_MS } from '#shared/contract/durations.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { forEachFile } from '#shared/server/for-each-file.ts'
import { inEachProcess } from '#shared/server/start-job.ts'
import { backup } from '../contract/index.ts'
import type { BackupService } from './backup-service.ts'
import { backupRoutes } from './backup.routes.ts'
import type { RestoreService } from './restoring/restore-service.ts'
import { appendErasures } from './erasure-log.ts'

type RouteServices = { backups: BackupService; restores: RestoreService }
/** The ids of erased records are also written to files outside the database. */
type JobServices = Pick<RouteServices, 'backups'> & { erasureFiles: readonly string[] }

export const backupServer = served(backup, {
  routes: (services: RouteServices) => [backupRoutes(services)],
  jobs: ({ backups, erasureFiles }: JobServices, { db }: JobContext) => [
    job({
      ...inEachProcess({ name: 'erasure-files', everyMs: MINUTE_MS }),
      run: () => forEachFile(erasureFiles, (file) => appendErasures(db, file)),
    }),
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
  ],
})
