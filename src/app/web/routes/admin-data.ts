import type { AdminDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { dashboardQueries } from '#features/overview/dashboard/web/dashboard.queries.ts'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { enquiriesQueries } from '#features/domain/enquiries/web/enquiries.queries.ts'
import type { AdminFeeListSearch } from '#features/domain/fees/contract/fees.search.ts'
import { feesQueries } from '#features/domain/fees/web/fees.queries.ts'
import { getToday } from '#features/base/institute/web/public.ts'
import { pendingFees } from './staff-data.ts'

export { batchPicker, courseList, student, studentAttendance, studentFee, studentList } from './staff-data.ts'

export const dashboard = ({ year = Number(getToday().slice(0, 4)), ...search }: AdminDashboardSearch) => [
  dashboardQueries.admin(year),
  pendingFees(search),
]

/** The tabs of voided receipts and refunds are seldom opened by a link. */
export const feeList = ({ search = '', page = 1, tab, date, ...period }: AdminFeeListSearch) => {
  const { month, year } = date === undefined ? period : {}
  const query = { search, month, year, date }
  return tab === undefined ? [feesQueries.list({ ...query, page }), feesQueries.closing(query)] : []
}

export const enquiryList = ({ search = '', month, year, page = 1 }: EnquiryListSearch) => [
  enquiriesQueries.page({ tab: 'Any', search, month, year, page }),
]
