import { oneOfParam, pageParam, type SearchOf, searchParams, textParam } from '#shared/contract/search-params.ts'

export const BATCH_SORTS = ['fill', '-fill'] as const

export const batchListSearch = searchParams({ search: textParam(), page: pageParam(), sort: oneOfParam(BATCH_SORTS) })
export type BatchListSearch = SearchOf<typeof batchListSearch.params>

export const batchSearch = searchParams({ id: textParam() })
