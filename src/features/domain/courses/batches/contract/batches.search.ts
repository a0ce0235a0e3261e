import * as z from 'zod/mini'
import { pageParam, searchParams, textParam, type SearchOf } from '#shared/contract/search-params.ts'

export const BATCH_SORTS = ['fill', '-fill'] as const

export const batchListSearch = searchParams({ search: textParam(), page: pageParam(), sort: z.enum(BATCH_SORTS) })
export type BatchListSearch = SearchOf<typeof batchListSearch.params>

export const batchSearch = searchParams({ id: textParam() })
