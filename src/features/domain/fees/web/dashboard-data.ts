import { AGES } from '#features/domain/students/contract/days-late.ts'
import { remindersQueries } from '#features/domain/fees/reminders/web/reminders.queries.ts'
import type { DashboardData, DashboardRequest, DashboardSearch } from '#shared/web/dashboard-slots.ts'
import { feesQueries } from './fees.queries.ts'

/** A search or filter in the address has a call of its own. */
const listPending = ({ search = '', tab, age }: DashboardSearch): DashboardRequest[] => {
  const filters = { search, tab: tab === 'Disable' ? tab : 'Active', age: AGES.find((one) => one === age) } as const
  const isFiltered = search !== '' || filters.tab === 'Disable' || filters.age !== undefined
  return [
    { may: 'fees.list', query: feesQueries.pending(filters), ...(!isFiltered && { part: 'pending' }) },
    { may: 'fees.list-reminders', query: remindersQueries.settings(), part: 'reminders' },
  ]
}

export const dashboardData: DashboardData = { hr: listPending, admin: listPending }
