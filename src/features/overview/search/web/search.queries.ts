import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

export const searchQueries = {
  find: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: ({ signal }) => call('GET /api/search', { query: { q }, signal }),
      placeholderData: keepPreviousData,
      // Amounts due are those of the moment.
      gcTime: 0,
      meta: { shows: ['students', 'fees', 'batches', 'courses', 'enquiries'] },
    }),
}
