import { queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { getQueryClient, refresh, useRefresh } from '#shared/web/query-client.ts'
import { readInstituteOfPage } from './institute-of-page.ts'

export const instituteQueries = {
  all: () => ['institute'] as const,
  get: () =>
    queryOptions({
      queryKey: instituteQueries.all(),
      queryFn: ({ signal }) => call('GET /api/institute', { signal }),
      initialData: readInstituteOfPage,
    }),
  settings: () =>
    queryOptions({
      queryKey: [...instituteQueries.all(), 'settings'] as const,
      queryFn: ({ signal }) => call('GET /api/institute/settings', { signal }),
    }),
  disk: () =>
    queryOptions({
      queryKey: [...instituteQueries.all(), 'disk'] as const,
      queryFn: ({ signal }) => call('GET /api/institute/disk', { signal }),
      refetchInterval: 60_000,
    }),
}

/** Call it after the first run and after a change of the settings. */
export function refreshInstitute(): Promise<void> {
  return refresh(getQueryClient('anyone'), instituteQueries.all())
}

type Change = BodyOf<'PUT /api/institute'>

export function useUpdateInstitute() {
  const refreshArea = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: { body: Change; sending: Pick<Sending, 'ifMatch'> }) =>
      call('PUT /api/institute', { body, ...(ifMatch !== undefined && { ifMatch }) }),
    // All loaded data may depend on the name or the time zone.
    onSuccess: () => Promise.all([refreshInstitute(), refreshArea()]),
    // Another admin has changed the settings: refresh the header too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refreshInstitute()
    },
  })
}

export function useSetLogo() {
  const refreshArea = useRefresh()
  return useMutation({
    mutationFn: (image: string) => call('PUT /api/institute/logo', { body: { image }, timeoutSeconds: 30 }),
    onSuccess: () => Promise.all([refreshInstitute(), refreshArea()]),
  })
}

export function useRemoveLogo() {
  const refreshArea = useRefresh()
  return useMutation({
    mutationFn: () => call('DELETE /api/institute/logo'),
    onSuccess: () => Promise.all([refreshInstitute(), refreshArea()]),
  })
}
