import { MINUTE_MS } from '#shared/contract/durations.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { fees } from '../contract/index.ts'
import { plansRoutes } from '../plans/server/plans.routes.ts'
import { isEmailWaiting } from '../reminders/server/reminders.sql.ts'
import { remindersRoutes } from '../reminders/server/reminders.routes.ts'
import { sendQueuedReminders } from '../reminders/server/send-queued-reminders.ts'
import { feesRoutes } from './fees.routes.ts'

export const feesServer = served(fees, {
  routes: () => [feesRoutes, plansRoutes, remindersRoutes],
  jobs: (_services: object, context: JobContext) => [
    job({
      name: 'reminder-emails',
      checkMs: MINUTE_MS / 20,
      claim: async () => (await isEmailWaiting(context.db)) || undefined,
      run: (_claimed, isStopped) => sendQueuedReminders({ ...context, isStopped }),
    }),
  ],
})
