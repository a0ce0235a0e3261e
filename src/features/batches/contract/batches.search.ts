import { pageParam, searchParams, textParam, type SearchOf } from '#shared/contract/search-params.ts'

export const batchListSearch = searchParams({ search: textParam(), page: pageParam() })
export type BatchListSearch = SearchOf<typeof batchListSearch.params>

export const batchSearch = searchParams({ id: textParam() })
