import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { instituteApi } from '#features/institute/contract/institute.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { queryClientOf, refresh, useRefresh } from '#shared/web/query-client.ts'

export const instituteQueries = {
  all: () => ['institute'] as const,
  get: () =>
    queryOptions({
      queryKey: instituteQueries.all(),
      queryFn: ({ signal }) => call(instituteApi.get, { signal }),
    }),
}

/** After the first-run page or the settings have changed it. */
export function refreshInstitute(): Promise<void> {
  return refresh(queryClientOf('anyone'), instituteQueries.all())
}

type Change = z.input<NonNullable<typeof instituteApi.update.body>>

export function useUpdateInstitute() {
  const refreshOwn = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: { body: Change; sending: Sending }) =>
      call(instituteApi.update, { body, ...(ifMatch !== undefined && { ifMatch }) }),
    // Its name stands on receipts, and its time zone says what today is: everything that is loaded may show it.
    onSuccess: () => Promise.all([refreshInstitute(), refreshOwn([])]),
    // Somebody else was first: the header shows it too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refreshInstitute()
    },
  })
}
