import type { DashboardData } from '#shared/web/dashboard-slots.ts'
import { approvalsQuery } from './approvals-query.ts'

export const dashboardData: DashboardData = {
  admin: () => [{ may: 'approvals.decide', query: approvalsQuery({ state: 'waiting', page: 1 }), part: 'approvals' }],
}
