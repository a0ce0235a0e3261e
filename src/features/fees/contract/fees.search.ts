import { day } from '#shared/contract/scalars.ts'
import { monthParam, pageParam, searchParams, textParam, yearParam } from '#shared/contract/search-params.ts'

/** `/hr/view-fee` */
export const feeListSearch = searchParams({
  search: textParam(),
  page: pageParam(),
  month: monthParam(),
  year: yearParam(),
})

/** `/admin/view-Fee`. A day takes precedence over month and year. */
export const adminFeeListSearch = searchParams({ ...feeListSearch.params, tab: textParam(), date: day() })
export type AdminFeeListSearch = ReturnType<typeof adminFeeListSearch>

/** `/fee-receipt` and `/FeesReceipt`. `as`: the identity to use, as one browser may hold several. */
export const receiptSearch = searchParams({ id: textParam(), as: textParam() })

/** `/hr/edit-fee` and `/student/FeesReceipt` */
export const receiptIdSearch = searchParams({ id: textParam() })
