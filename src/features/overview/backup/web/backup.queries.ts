import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { toast } from '#shared/web/ui/toast.ts'

const POLL_MS = 2_000

export const backupQueries = {
  /** Refetched while a backup is running. */
  status: () =>
    queryOptions({
      queryKey: ['backup', 'status'],
      queryFn: ({ signal }) => call('GET /api/admin/backup', { signal }),
      refetchInterval: ({ state }) =>
        [state.data?.latest?.state, state.data?.proof?.state].includes('running') ? POLL_MS : false,
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

export function useProveBackup() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call('POST /api/admin/backup/proof'),
    onSuccess: () => refresh(['backup']),
  })
}

/** Opening it is stored. The query cache never has it. */
export function useOpenKit() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call('POST /api/admin/backup/kit'),
    onSuccess: () => refresh(['backup']),
    gcTime: 0,
  })
}

type Place = { body: BodyOf<'PUT /api/admin/backup/place'>; sending: Sending }

export function useSetPlace() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Place) =>
      call('PUT /api/admin/backup/place', { body, ...sending, timeoutSeconds: 40 }),
    onSuccess: () => refresh(['backup']),
  })
}

/** For the buttons of a second place. Shows what the server answers. */
export function usePlaceAction(key: 'DELETE /api/admin/backup/place' | 'POST /api/admin/backup/place/later') {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(key),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => refresh(['backup']),
  })
}
