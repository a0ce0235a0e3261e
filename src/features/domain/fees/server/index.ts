import { feeTerms } from '#features/domain/students/enrolments/server/concession/public.ts'
import { accountParts } from '#features/domain/students/server/account/public.ts'
import { foundByReceipt } from '#features/domain/students/server/search/public.ts'
import { overviewParts, studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { dashboardPart, dashboardParts } from '#shared/server/dashboard-parts.ts'
import { job, type JobContext, served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { feesApi } from '../contract/fees.contract.ts'
import { fees } from '../contract/index.ts'
import { PENDING_OF_DASHBOARD } from '../contract/pending-of-dashboard.ts'
import { plansRoutes } from '../plans/server/plans.routes.ts'
import { remindersApi } from '../reminders/contract/reminders.contract.ts'
import { eraseRemindersOfStudent, isEmailWaiting } from '../reminders/server/reminders.sql.ts'
import { remindersRoutes } from '../reminders/server/reminders.routes.ts'
import { sendQueuedReminders } from '../reminders/server/send-queued-reminders.ts'
import { getReminderSettings } from '../reminders/server/settings.sql.ts'
import { eraseAdjustmentsOfStudent } from './adjustments/adjustments.sql.ts'
import { feeTermsOfFees } from './adjustments/fee-terms.sql.ts'
import { accountPartsOfFees } from './dues/account-parts.sql.ts'
import { feesRoutes } from './fees.routes.ts'
import { eraseReceiptsOfStudent } from './fees.sql.ts'
import { readFeesOfOverview } from './fees-of-overview.sql.ts'
import { listPendingFees } from './read-fees.ts'
import { findByReceipt } from './receipts/find-by-receipt.sql.ts'
import { eraseRefundsOfStudent } from './refunds/refunds.sql.ts'

export const feesServer = served(fees, {
  routes: () => [feesRoutes, plansRoutes, remindersRoutes],
  jobs: (_services: object, context: JobContext) => [
    job({
      name: 'reminder-emails',
      checkMs: MINUTE_MS / 20,
      claim: async () => ((await isEmailWaiting(context.db)) && (await context.maySend())) || undefined,
      run: (_claimed, isStopped) => sendQueuedReminders({ ...context, isStopped }),
    }),
  ],
  fills: [
    fill(overviewParts.fees, readFeesOfOverview),
    fill(accountParts, accountPartsOfFees),
    fill(feeTerms, feeTermsOfFees),
    fill(foundByReceipt, findByReceipt),
    fill(
      dashboardParts,
      dashboardPart('pending', feesApi.pending, (ctx) => listPendingFees(ctx, PENDING_OF_DASHBOARD)),
    ),
    fill(
      dashboardParts,
      dashboardPart('reminders', remindersApi.settings, ({ db, translate }) => getReminderSettings(db, translate)),
    ),
    fill(studentErasure, {
      receipt: eraseReceiptsOfStudent,
      refund: eraseRefundsOfStudent,
      fee_adjustment: eraseAdjustmentsOfStudent,
      reminder: eraseRemindersOfStudent,
    }),
  ],
})
