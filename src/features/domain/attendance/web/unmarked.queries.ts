import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

const MAX_BATCHES = 6

/** The figures of dashboards are refreshed together, by the first part of their keys. */
const queryKey: QueryKey = ['dashboard', 'unmarked']

export const unmarkedQuery = () =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/attend/unmarked', { query: { limit: MAX_BATCHES }, signal }),
    meta: { shows: ['courses', 'batches', 'students', 'attendance'] },
  })
