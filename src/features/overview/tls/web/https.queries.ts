import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

/** The server looks for what is due each minute. */
const POLL_MS = 60_000

export const httpsQueries = {
  status: () =>
    queryOptions({
      queryKey: ['tls', 'status'],
      queryFn: ({ signal }) => call('GET /api/admin/https', { signal }),
      refetchInterval: POLL_MS,
      refetchOnMount: 'always',
    }),
  trust: () =>
    queryOptions({
      queryKey: ['tls', 'trust'],
      queryFn: ({ signal }) => call('GET /api/trust', { signal }),
    }),
}
