import { oneOfParam, pageParam, type SearchOf, searchParams, textParam } from '#shared/contract/search-params.ts'
import { ROW_FILTERS } from './row-filters.ts'

/** `import` is the id of the import that is shown; `only` chooses its rows. */
export const importSearch = searchParams({ import: textParam(), only: oneOfParam(ROW_FILTERS), page: pageParam() })
export type ImportSearch = SearchOf<typeof importSearch.params>
