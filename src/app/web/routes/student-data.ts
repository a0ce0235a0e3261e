import type { OwnAttendanceSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { attendanceQueries } from '#features/domain/attendance/web/attendance.queries.ts'
import { studentDashboardQuery } from '#features/overview/dashboard/web/student-dashboard.queries.ts'
import { feesQueries } from '#features/domain/fees/web/fees.queries.ts'
import { getToday } from '#features/base/institute/web/public.ts'
import { studentsQueries } from '#features/domain/students/web/students.queries.ts'

/** The queries that the screens of students show first. See `requestData`. */
export const dashboard = (_search: object) => [studentDashboardQuery()]

export const profile = (_search: object, id: string) => [studentsQueries.one(id)]

export const fee = (_search: object, id: string) => [studentsQueries.one(id), feesQueries.studentFees(id)]

export const attendance = (search: OwnAttendanceSearch, id: string) => {
  const [year, month] = getToday().split('-').map(Number)
  return [attendanceQueries.month(id, { month: search.month ?? month ?? 0, year: search.year ?? year ?? 0 })]
}
