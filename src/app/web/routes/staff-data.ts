import type { BatchPickerSearch, StudentHistorySearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { attendanceQueries, CARDS_PER_PAGE } from '#features/domain/attendance/web/attendance.queries.ts'
import { batchesQueries } from '#features/domain/courses/batches/web/batches.queries.ts'
import { coursesQueries } from '#features/domain/courses/web/courses.queries.ts'
import type { hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { feesQueries } from '#features/domain/fees/web/fees.queries.ts'
import { TABS } from '#features/overview/student-records/contract/student-records.contract.ts'
import type { StudentListSearch } from '#features/overview/student-records/contract/student-records.search.ts'
import { studentRecordsQueries } from '#features/overview/student-records/web/student-records.queries.ts'
import { studentsQueries } from '#features/domain/students/web/students.queries.ts'

/** The queries that the screens of HR and admins show first, by their query parameters. See `requestData`. */
export const pendingFees = ({ search = '', tab, age }: ReturnType<typeof hrDashboardSearch>) =>
  feesQueries.pending({ search, tab: tab === 'Disable' ? tab : 'Active', age })

export const studentList = ({ tab, page = 1, ...filters }: StudentListSearch) => [
  studentRecordsQueries.list({ tab: TABS.find((known) => known === tab) ?? 'All', ...filters, page }),
]

export const student = ({ id }: { id?: string }) =>
  id === undefined ? [] : [studentsQueries.one(id), studentsQueries.overview(id)]

export const studentFee = ({ id }: { id?: string }) =>
  id === undefined ? [] : [...student({ id }), feesQueries.studentFees(id)]

export const studentAttendance = ({ id, page = 1, month, year }: StudentHistorySearch) =>
  id === undefined ? [] : [...student({ id }), attendanceQueries.listByStudent(id, { page, month, year })]

export const batchPicker = ({ search = '', page = 1 }: BatchPickerSearch) => [
  batchesQueries.page({ search, page, limit: CARDS_PER_PAGE, order: 'current' }),
]

export const courseList = (_search: object) => [coursesQueries.list()]
