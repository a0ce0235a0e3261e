import { AGES } from '#features/domain/students/contract/days-late.ts'
import { oneOfParam, searchParams, textParam, yearParam } from '#shared/contract/search-params.ts'

/** `/hr`. `search`, `tab` and `age` select from the list of pending fees. */
export const hrDashboardSearch = searchParams({ search: textParam(), tab: textParam(), age: oneOfParam(AGES) })

/** `/admin`. `year`: the year in the balance chart. */
export const adminDashboardSearch = searchParams({ ...hrDashboardSearch.params, year: yearParam() })
export type AdminDashboardSearch = ReturnType<typeof adminDashboardSearch>
