import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { UNMARKED_OF_DASHBOARD } from '#features/domain/attendance/contract/unmarked-of-dashboard.ts'
import { call } from '#shared/web/call.ts'

/** The figures of dashboards are refreshed together, by the first part of their keys. */
const queryKey: QueryKey = ['dashboard', 'unmarked']

export const unmarkedQuery = () =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/attend/unmarked', { query: UNMARKED_OF_DASHBOARD, signal }),
    meta: { shows: ['courses', 'batches', 'students', 'attendance'] },
  })
