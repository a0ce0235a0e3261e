import {
  monthParam,
  oneOfParam,
  pageParam,
  searchParams,
  textParam,
  yearParam,
} from '#shared/contract/search-params.ts'

/** Sorts by a column, descending with a minus. The default is the lowest attendance first. */
export const LOW_SORTS = ['name', '-name', 'percent', '-percent', 'absent', '-absent'] as const

/** Belongs to `/hr/low-attendance` and `/admin/low-attendance`. `batch` is the batch's code. */
export const lowAttendanceSearch = searchParams({
  batch: textParam(),
  search: textParam(),
  month: monthParam(),
  year: yearParam(),
  sort: oneOfParam(LOW_SORTS),
  page: pageParam(),
})
export type LowAttendanceSearch = ReturnType<typeof lowAttendanceSearch>
