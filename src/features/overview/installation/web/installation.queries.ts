import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'

export const installationQueries = {
  get: () =>
    queryOptions({
      queryKey: ['installation'],
      queryFn: ({ signal }) => call('GET /api/admin/installation', { signal }),
      refetchOnMount: 'always',
    }),
}

type Change = BodyOf<'PUT /api/admin/installation/settings'>

export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, sending }: { body: Change; sending: Sending }) =>
      call('PUT /api/admin/installation/settings', { body, ...sending }),
    onSuccess: (saved) => client.setQueryData(installationQueries.get().queryKey, saved),
  })
}

export const useSendTestMail = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/installation/test-mail'>) =>
      call('POST /api/admin/installation/test-mail', { body, timeoutSeconds: 15 }),
  })
