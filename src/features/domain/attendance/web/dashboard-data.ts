import type { DashboardData } from '#shared/web/dashboard-slots.ts'
import { unmarkedQuery } from './unmarked.queries.ts'

export const dashboardData: DashboardData = {
  work: [{ name: 'unmarked', order: 1, may: 'attendance.mark', query: unmarkedQuery, label: 'dashboard:leftToMark' }],
}
