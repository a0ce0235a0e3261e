import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { SendPart } from './send-file.ts'

export const restoreQueries = {
  status: () =>
    queryOptions({
      queryKey: ['backup', 'restore'],
      queryFn: ({ signal }) => call('GET /api/admin/restore', { signal }),
      refetchInterval: 60_000,
    }),
  /** Before the first run. */
  first: (code: string) =>
    queryOptions({
      queryKey: ['backup', 'first-restore', code],
      queryFn: ({ signal }) => call('POST /api/setup/restore/status', { body: { code }, signal }),
      retry: false,
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

export const sendPart: SendPart = (body) => call('POST /api/admin/restore/upload', { body })

export const sendFirstPart =
  (code: string): SendPart =>
  (body) =>
    call('POST /api/setup/restore/upload', { body: { code, ...body } })

export const usePreviewFirstRestore = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/setup/restore/preview'>) =>
      call('POST /api/setup/restore/preview', { body, timeoutSeconds: 30 }),
  })

export const useRequestFirstRestore = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/setup/restore'>) =>
      call('POST /api/setup/restore', { body, timeoutSeconds: 30 }),
  })
