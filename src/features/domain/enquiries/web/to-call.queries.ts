import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { CALLS_OF_DASHBOARD } from '#features/domain/enquiries/contract/calls-of-dashboard.ts'
import { call } from '#shared/web/call.ts'

/** The figures of dashboards are refreshed together, by the first part of their keys. */
const queryKey: QueryKey = ['dashboard', 'toCall']

export const toCallQuery = () =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/enquiry/to-call', { query: CALLS_OF_DASHBOARD, signal }),
    meta: { shows: ['courses', 'students', 'enquiries'] },
  })
