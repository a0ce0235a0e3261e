import {
  dayParam,
  monthParam,
  oneOfParam,
  pageParam,
  searchParams,
  textParam,
  yearParam,
} from '#shared/contract/search-params.ts'

export const batchPickerSearch = searchParams({ search: textParam(), page: pageParam() })
export type BatchPickerSearch = ReturnType<typeof batchPickerSearch>

const batchDay = { batch: textParam(), date: dayParam() }

/**
 * Belongs to `/hr/attendence-history` and `/admin/view-all-attend`. `batch` is the batch's code. `view` shows the
 * register of a month.
 */
export const attendanceHistorySearch = searchParams({
  ...batchDay,
  view: oneOfParam(['month']),
  month: monthParam(),
  year: yearParam(),
})
export type AttendanceHistorySearch = ReturnType<typeof attendanceHistorySearch>

/** Belongs to `/hr/student-attendence-list` and `/hr/edit-attendence`. `search` is a part of a student's first name. */
export const sheetSearch = searchParams({
  ...batchDay,
  search: textParam(),
  page: pageParam(),
})
export type SheetSearch = ReturnType<typeof sheetSearch>

export const ownAttendanceSearch = searchParams({ month: monthParam(), year: yearParam() })
export type OwnAttendanceSearch = ReturnType<typeof ownAttendanceSearch>

/** Belongs to `/hr/student/attendence-history` and `/admin/Student-Single-Attend`. `id` is the student's. */
export const studentHistorySearch = searchParams({
  ...ownAttendanceSearch.params,
  id: textParam(),
  page: pageParam(),
})
export type StudentHistorySearch = ReturnType<typeof studentHistorySearch>
