import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

const MAX_ENQUIRIES = 5

/** The figures of dashboards are refreshed together, by the first part of their keys. */
const queryKey: QueryKey = ['dashboard', 'toCall']

export const toCallQuery = () =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/enquiry/to-call', { query: { limit: MAX_ENQUIRIES }, signal }),
    meta: { shows: ['courses', 'students', 'enquiries'] },
  })
