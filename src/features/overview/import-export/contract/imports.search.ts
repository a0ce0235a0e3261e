import { oneOf } from '#shared/contract/scalars.ts'
import { pageParam, searchParams, textParam, type SearchOf } from '#shared/contract/search-params.ts'
import { ROW_FILTERS } from './row-filters.ts'

/** `import` is the id of the import that is shown; `only` chooses its rows. */
export const importSearch = searchParams({ import: textParam(), only: oneOf(ROW_FILTERS), page: pageParam() })
export type ImportSearch = SearchOf<typeof importSearch.params>
