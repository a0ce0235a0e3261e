import { searchParams, textParam, yearParam } from '#shared/contract/search-params.ts'

/** `/hr`. The search is that of the students with pending fees. */
export const hrDashboardSearch = searchParams({ search: textParam() })

/** `/admin`. The year is that of the balance chart. */
export const adminDashboardSearch = searchParams({ ...hrDashboardSearch.params, year: yearParam() })
export type AdminDashboardSearch = ReturnType<typeof adminDashboardSearch>
