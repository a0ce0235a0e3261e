import { dayParam, monthParam, pageParam, searchParams, textParam, yearParam } from '#shared/contract/search-params.ts'

export const feeListSearch = searchParams({
  search: textParam(),
  page: pageParam(),
  month: monthParam(),
  year: yearParam(),
})

/** A day takes precedence over month and year. */
export const adminFeeListSearch = searchParams({ ...feeListSearch.params, tab: textParam(), date: dayParam() })
export type AdminFeeListSearch = ReturnType<typeof adminFeeListSearch>

/** `as` is the identity to use, as one browser may hold several. */
export const receiptSearch = searchParams({ id: textParam(), as: textParam() })

export const receiptIdSearch = searchParams({ id: textParam() })
