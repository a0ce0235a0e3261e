import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'

export const restoreQueries = {
  status: () =>
    queryOptions({
      queryKey: ['backup', 'restore'],
      queryFn: ({ signal }) => call('GET /api/admin/restore', { signal }),
      refetchInterval: 60_000,
    }),
}

export const usePreviewRestore = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/restore/preview'>) =>
      call('POST /api/admin/restore/preview', { body, timeoutSeconds: 30 }),
  })

export const useRequestRestore = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/restore'>) =>
      call('POST /api/admin/restore', { body, timeoutSeconds: 30 }),
  })

export const useGoBack = () => useMutation({ mutationFn: () => call('POST /api/admin/restore/back') })

export function useConfirmRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/restore/confirm'),
    onSuccess: (status) => client.setQueryData(restoreQueries.status().queryKey, status),
  })
}
