import { getToday } from '#features/base/institute/web/public.ts'
import type {
  BatchPickerSearch,
  OwnAttendanceSearch,
  SheetSearch,
  StudentHistorySearch,
} from '#features/domain/attendance/contract/attendance.search.ts'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import { listStudentRequests } from '#features/domain/students/web/public.ts'
import { attendanceQueries, CARDS_PER_PAGE } from './attendance.queries.ts'

/** See `requestData`. */
export const batchPicker = ({ search = '', page = 1 }: BatchPickerSearch) => [
  batchesQueries.page({ search, page, limit: CARDS_PER_PAGE, order: 'current' }),
]

export const sheet = ({ batch, date }: SheetSearch) =>
  batch === undefined ? [] : [attendanceQueries.roster({ batchCode: batch, date }), attendanceQueries.today()]

export const studentAttendance = ({ id, page = 1, month, year }: StudentHistorySearch) =>
  id === undefined ? [] : [...listStudentRequests(id), attendanceQueries.listByStudent(id, { page, month, year })]

export const ownAttendance = (search: OwnAttendanceSearch, id: string) => {
  const [year, month] = getToday().split('-').map(Number)
  return [attendanceQueries.month(id, { month: search.month ?? month ?? 0, year: search.year ?? year ?? 0 })]
}
