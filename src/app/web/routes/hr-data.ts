import type { SheetSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { attendanceQueries } from '#features/domain/attendance/web/attendance.queries.ts'
import type { BatchListSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import { overviewQueries } from '#features/domain/courses/batches/web/overview.queries.ts'
import type { hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { dashboardQueries } from '#features/overview/dashboard/web/dashboard.queries.ts'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { enquiriesQueries, ENQUIRY_TABS } from '#features/domain/enquiries/web/enquiries.queries.ts'
import type { feeListSearch } from '#features/domain/fees/contract/fees.search.ts'
import { feesQueries } from '#features/domain/fees/web/fees.queries.ts'
import { pendingFees } from './staff-data.ts'

export { batchPicker, courseList, student, studentAttendance, studentFee, studentList } from './staff-data.ts'

export const dashboard = (search: ReturnType<typeof hrDashboardSearch>) => [
  dashboardQueries.hr(),
  dashboardQueries.unmarked(),
  dashboardQueries.toCall(),
  pendingFees(search),
]

export const feeList = ({ search = '', page = 1, month, year }: ReturnType<typeof feeListSearch>) => [
  feesQueries.list({ search, page, month, year }),
]

export const sheet = ({ batch, date }: SheetSearch) =>
  batch === undefined ? [] : [attendanceQueries.roster({ batchCode: batch, date }), attendanceQueries.today()]

export const batchList = (search: BatchListSearch) => [overviewQueries.overview(search)]

export const enquiryList = ({ tab, search = '', month, year, page = 1 }: EnquiryListSearch) => [
  enquiriesQueries.page({ tab: ENQUIRY_TABS.find((known) => known === tab) ?? 'All', search, month, year, page }),
]
