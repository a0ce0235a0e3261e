import { getToday } from '#features/base/institute/web/public.ts'
import type { AdminDashboardSearch, hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { listRequests, WORK } from './collected-data.ts'
import { dashboardQueries } from './dashboard.queries.ts'

/** See `requestData`. */
export const studentDashboard = (_search: object) => [dashboardQueries.student()]

export const hrDashboard = (search: ReturnType<typeof hrDashboardSearch>) => [
  dashboardQueries.hr(),
  ...WORK.map(({ query }) => query()),
  ...listRequests('hr', search),
]

export const adminDashboard = ({ year = Number(getToday().slice(0, 4)), ...search }: AdminDashboardSearch) => [
  dashboardQueries.admin(year),
  ...listRequests('admin', search),
]
