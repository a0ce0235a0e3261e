import { pageParam, searchParams, textParam, type SearchOf } from '#shared/contract/search-params.ts'

/** `/hr/batch` */
export const batchListSearch = searchParams({ search: textParam(), page: pageParam() })
export type BatchListSearch = SearchOf<typeof batchListSearch.params>

/** `/hr/batch/edit` */
export const batchSearch = searchParams({ id: textParam() })
