import { searchParams, textParam, yearParam } from '#shared/contract/search-params.ts'

/** `/hr`. `search` and `tab` select from the list of pending fees. */
export const hrDashboardSearch = searchParams({ search: textParam(), tab: textParam() })

/** `/admin`. `year`: the year in the balance chart. */
export const adminDashboardSearch = searchParams({ ...hrDashboardSearch.params, year: yearParam() })
export type AdminDashboardSearch = ReturnType<typeof adminDashboardSearch>
