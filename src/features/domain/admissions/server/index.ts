import { MINUTE_MS } from '#shared/contract/durations.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { admissions } from '../contract/index.ts'
import { isAccessLinkWaiting } from './access-links.sql.ts'
import { admissionsRoutes } from './admissions.routes.ts'
import { sendQueuedLinks } from './send-queued-links.ts'

export const admissionsServer = served(admissions, {
  routes: () => [admissionsRoutes],
  jobs: (_services: object, context: JobContext) => [
    job({
      name: 'access-emails',
      checkMs: MINUTE_MS / 20,
      claim: async () => (await isAccessLinkWaiting(context.db)) || undefined,
      run: (_claimed, isStopped) => sendQueuedLinks({ ...context, isStopped }),
    }),
  ],
})
