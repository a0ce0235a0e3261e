import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { BatchListSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import type { FindClashes } from '#features/domain/courses/batches/contract/overview.contract.ts'
import { call } from '#shared/web/call.ts'
import { BATCHES_PER_PAGE, batchesQueries } from './batches.queries.ts'

const ORDERS = { '-fill': 'fullest', fill: 'emptiest' } as const

/** Nothing is typed that could clash, so no request is needed. */
const NO_CLASHES = { clashes: [] }

export const orderOf = (sort: BatchListSearch['sort']) => (sort === undefined ? 'newest' : ORDERS[sort])

export const overviewQueries = {
  overview: ({ search = '', page = 1, sort }: BatchListSearch) =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'overview', { search, page, sort }],
      queryFn: ({ signal }) =>
        call('GET /api/batch/overview', {
          query: { search, page, limit: BATCHES_PER_PAGE, order: orderOf(sort) },
          signal,
        }),
      placeholderData: keepPreviousData,
      meta: { shows: ['courses', 'students'] },
    }),
  names: () =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'names'],
      queryFn: ({ signal }) => call('GET /api/batch/names', { signal }),
    }),
  clashes: (typed: z.input<typeof FindClashes> | undefined) =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'clashes', typed],
      queryFn: ({ signal }) => (typed ? call('GET /api/batch/clashes', { query: typed, signal }) : NO_CLASHES),
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),
}
