import { getToday } from '#features/base/institute/web/public.ts'
import { feesQueries } from '#features/domain/fees/web/public.ts'
import type { AdminDashboardSearch, hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { dashboardQueries } from './dashboard.queries.ts'
import { studentDashboardQuery } from './student-dashboard.queries.ts'

/** See `requestData`. */
export const studentDashboard = (_search: object) => [studentDashboardQuery()]

type StaffSearch = ReturnType<typeof hrDashboardSearch>

export const hrDashboard = (search: StaffSearch) => [
  dashboardQueries.hr(),
  dashboardQueries.unmarked(),
  dashboardQueries.toCall(),
  pendingFees(search),
]

export const adminDashboard = ({ year = Number(getToday().slice(0, 4)), ...search }: AdminDashboardSearch) => [
  dashboardQueries.admin(year),
  pendingFees(search),
]

const pendingFees = ({ search = '', tab, age }: StaffSearch) =>
  feesQueries.pending({ search, tab: tab === 'Disable' ? tab : 'Active', age })
