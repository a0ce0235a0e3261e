import { getToday } from '#features/base/institute/web/public.ts'
import type { AdminDashboardSearch, hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { listRequests, WORK } from './collected-data.ts'
import { dashboardQueries } from './dashboard.queries.ts'
import { requestTogether } from './request-together.ts'

/** See `requestData`. */
export const studentDashboard = (_search: object) => [dashboardQueries.student()]

export const hrDashboard = (search: ReturnType<typeof hrDashboardSearch>) =>
  requestTogether(dashboardQueries.hr, [
    ...WORK.map(({ name, query }) => ({ part: name, query: query() })),
    ...listRequests('hr', search),
  ])

export const adminDashboard = ({ year = Number(getToday().slice(0, 4)), ...search }: AdminDashboardSearch) =>
  requestTogether((parts) => dashboardQueries.admin(year, parts), listRequests('admin', search))
