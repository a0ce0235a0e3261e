import { oneOfParam, pageParam, searchParams, textParam } from '#shared/contract/search-params.ts'

/** `All` leaves out `Pending`; `Active` includes placed students; `Disable` is called Dropped on the page. */
export const TABS = ['All', 'Active', 'Disable', 'isPLaced', 'Pending'] as const
export type Tab = (typeof TABS)[number]

const SORT_FIELDS = ['name', 'batch', 'course', 'TotalFee', 'PaidFee', 'PendingFee', 'joiningDate'] as const
export type SortField = (typeof SORT_FIELDS)[number]
/** Sorts ascending by a field, or descending with a minus. */
export type StudentSort = SortField | `-${SortField}`
const listSorts = ([first, ...rest]: typeof SORT_FIELDS): [StudentSort, ...StudentSort[]] => [
  first,
  `-${first}`,
  ...rest.flatMap((field): StudentSort[] => [field, `-${field}`]),
]
export const SORTS = listSorts(SORT_FIELDS)

/** `pending`: a balance; `late`: a balance whose due date has passed; `none`: everything is paid. */
export const DUES = ['pending', 'late', 'none'] as const
export type Due = (typeof DUES)[number]

/** `incomplete`: a required field is blank, as in imported students. */
export const SHOWN = ['incomplete'] as const

/** A month or year: `2026-11` or `2026`. */
export const JOINED = /^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/

export const studentListSearch = searchParams({
  tab: textParam(),
  search: textParam(),
  batch: textParam(),
  course: textParam(),
  due: oneOfParam(DUES),
  joined: (raw: unknown) => (typeof raw === 'string' && JOINED.test(raw) ? raw : undefined),
  only: oneOfParam(SHOWN),
  sort: oneOfParam(SORTS),
  page: pageParam(),
})
export type StudentListSearch = ReturnType<typeof studentListSearch>
