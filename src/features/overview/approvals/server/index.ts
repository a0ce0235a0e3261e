import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { dashboardPart, dashboardParts } from '#shared/server/dashboard-parts.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { approvalsApi } from '../contract/approvals.contract.ts'
import { approvals } from '../contract/index.ts'
import { APPROVALS_PER_PAGE } from '../contract/per-page.ts'
import { approvalsRoutes } from './approvals.routes.ts'
import { eraseApprovalsOfStudent } from './approvals.sql.ts'
import { readApprovals } from './read-approvals.ts'

export const approvalsServer = served(approvals, {
  routes: () => [approvalsRoutes],
  fills: [
    fill(studentErasure, { approval: eraseApprovalsOfStudent }),
    fill(
      dashboardParts,
      dashboardPart('approvals', approvalsApi.list, (ctx) =>
        readApprovals(ctx, { state: 'waiting', page: 1, limit: APPROVALS_PER_PAGE }),
      ),
    ),
  ],
})
