import { overviewParts, studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { admissions } from '../contract/index.ts'
import { deleteAccessLinks, findAccess, isAccessLinkWaiting } from './access-links.sql.ts'
import { admissionsRoutes } from './admissions.routes.ts'
import { sendQueuedLinks } from './send-queued-links.ts'

export const admissionsServer = served(admissions, {
  routes: () => [admissionsRoutes],
  jobs: (_services: object, context: JobContext) => [
    job({
      name: 'access-emails',
      checkMs: MINUTE_MS / 20,
      claim: async () => ((await isAccessLinkWaiting(context.db)) && (await context.maySend())) || undefined,
      run: (_claimed, isStopped) => sendQueuedLinks({ ...context, isStopped }),
    }),
  ],
  fills: [
    fill(overviewParts.access, async (db, scope, id) => ({ access: await findAccess(db, scope, id) })),
    fill(studentErasure, { access_link: (tx, id) => deleteAccessLinks(tx, [id]) }),
  ],
})
