import {
  monthParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
  yearParam,
} from '#shared/contract/search-params.ts'

/**
 * The search of `/hr/enquiry` and of `/admin/view-all-enquiry`, which has no tabs. An unknown tab counts as All. `id`
 * is the enquiry in the panel.
 */
export const enquiryListSearch = searchParams({
  tab: textParam(),
  search: textParam(),
  page: pageParam(),
  month: monthParam(),
  year: yearParam(),
  id: textParam(),
})
export type EnquiryListSearch = SearchOf<typeof enquiryListSearch.params>

export const enquirySearch = searchParams({ id: textParam() })

/** `batch`: the code of the batch to register into. */
export const admitSearch = searchParams({ ...enquirySearch.params, batch: textParam() })
