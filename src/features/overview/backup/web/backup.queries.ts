import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

const POLL_MS = 2_000

export const backupQueries = {
  /** Refetched while a backup is running. */
  status: () =>
    queryOptions({
      queryKey: ['backup', 'status'],
      queryFn: ({ signal }) => call('GET /api/admin/backup', { signal }),
      refetchInterval: ({ state }) => (state.data?.latest?.state === 'running' ? POLL_MS : false),
      refetchOnMount: 'always',
    }),
  /** Are read again after another complete backup. */
  files: (latest: string | undefined) =>
    queryOptions({
      queryKey: ['backup', 'files', latest],
      queryFn: ({ signal }) => call('GET /api/admin/backup/file', { signal }),
      placeholderData: keepPreviousData,
    }),
}

export function useStartBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/backup'),
    onSuccess: () => client.invalidateQueries({ queryKey: backupQueries.status().queryKey }),
  })
}
