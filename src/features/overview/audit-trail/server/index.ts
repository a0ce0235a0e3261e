import { MINUTE_MS } from '#shared/contract/durations.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { forEachFile } from '#shared/server/for-each-file.ts'
import { inEachProcess, inOneProcess } from '#shared/server/start-job.ts'
import { auditTrail } from '../contract/index.ts'
import { auditTrailRoutes } from './audit-trail.routes.ts'
import { maintainTrail } from './maintain-trail.ts'
import { appendSeals } from './seal-file.ts'
import type { TrailWatch } from './watch-trail.ts'

/** Seals are also written to files outside the database. */
type Services = { sealFiles: readonly string[]; trailWatch: TrailWatch }

export const auditTrailServer = served(auditTrail, {
  routes: ({ sealFiles, trailWatch }: Services) => [auditTrailRoutes(sealFiles, trailWatch)],
  jobs: ({ sealFiles, trailWatch }: Services, context: JobContext) => [
    job({
      ...inOneProcess({ name: 'audit-chain', everyMs: MINUTE_MS, db: context.db, clock: context.clock }),
      run: (_claimed, isStopped) => maintainTrail({ ...context, isStopped }),
    }),
    job({
      ...inEachProcess({ name: 'seal-files', everyMs: MINUTE_MS / 6 }),
      run: () => forEachFile(sealFiles, (file) => appendSeals(context.db, file)),
    }),
    job({
      ...inEachProcess({ name: 'audit-watch', everyMs: MINUTE_MS }),
      run: () => trailWatch.run({ ...context, sealFiles }),
    }),
  ],
})
