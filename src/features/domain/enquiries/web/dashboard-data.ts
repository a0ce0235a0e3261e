import type { DashboardData } from '#shared/web/dashboard-slots.ts'
import { toCallQuery } from './to-call.queries.ts'

export const dashboardData: DashboardData = {
  work: [{ name: 'toCall', order: 2, may: 'enquiries.follow-up', query: toCallQuery, label: 'dashboard:leftToCall' }],
}
