import { AGES } from '#features/domain/students/contract/days-late.ts'
import type { DashboardData, DashboardSearch } from '#shared/web/dashboard-slots.ts'
import { feesQueries } from './fees.queries.ts'

const listPending = ({ search = '', tab, age }: DashboardSearch) => [
  feesQueries.pending({ search, tab: tab === 'Disable' ? tab : 'Active', age: AGES.find((one) => one === age) }),
]

export const dashboardData: DashboardData = { hr: listPending, admin: listPending }
