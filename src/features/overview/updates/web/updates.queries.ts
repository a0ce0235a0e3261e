import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

const POLL_MS = 2_000

export const updateQueries = {
  /** Refetched while a version is being fetched, and again when the server is back. */
  status: () =>
    queryOptions({
      queryKey: ['updates', 'status'],
      queryFn: ({ signal }) => call('GET /api/admin/update', { signal }),
      refetchInterval: ({ state }) => (state.data?.isFetching ? POLL_MS : false),
      refetchOnMount: 'always',
    }),
}

export const useCheckForUpdate = () =>
  useMutation({ mutationFn: () => call('POST /api/admin/update/check', { timeoutSeconds: 60 }) })

export function useStartUpdate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/update'),
    onSuccess: () => client.invalidateQueries({ queryKey: updateQueries.status().queryKey }),
  })
}
