import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { PrivacyNoticeChange } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const privacyQueries = {
  all: () => ['privacy'] as const,
  notice: () =>
    queryOptions({
      queryKey: [...privacyQueries.all(), 'notice'],
      queryFn: ({ signal }) => call('GET /api/privacy', { signal }),
    }),
  consent: (id: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'consent', id],
      queryFn: ({ signal }) => call('GET /api/user/consent/{id}', { params: { id }, signal }),
    }),
}

type Change = { body: z.input<typeof PrivacyNoticeChange>; sending: Pick<Sending, 'ifMatch'> }

export function useUpdateNotice() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: Change) =>
      call('PUT /api/privacy', { body, ...(ifMatch !== undefined && { ifMatch }) }),
    onSettled: () => refresh(privacyQueries.all()),
  })
}
