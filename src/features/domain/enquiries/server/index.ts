import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { dashboardPart, dashboardParts } from '#shared/server/dashboard-parts.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { CALLS_OF_DASHBOARD } from '../contract/calls-of-dashboard.ts'
import { enquiriesApi } from '../contract/enquiries.contract.ts'
import { enquiries } from '../contract/index.ts'
import { enquiriesRoutes } from './enquiries.routes.ts'
import { listCalls } from './list-calls.ts'

export const enquiriesServer = served(enquiries, {
  routes: () => [enquiriesRoutes],
  fills: [
    fill(
      dashboardParts,
      dashboardPart('toCall', enquiriesApi.toCall, (ctx) => listCalls(ctx, CALLS_OF_DASHBOARD)),
    ),
    fill(studentErasure, { enquiry: 'is deleted with the student' }),
  ],
})
