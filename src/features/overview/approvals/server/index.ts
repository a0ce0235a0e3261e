import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { approvals } from '../contract/index.ts'
import { approvalsRoutes } from './approvals.routes.ts'
import { eraseApprovalsOfStudent } from './approvals.sql.ts'

export const approvalsServer = served(approvals, {
  routes: () => [approvalsRoutes],
  fills: [fill(studentErasure, { approval: eraseApprovalsOfStudent })],
})
