import { queryOptions, useMutation } from '@tanstack/react-query'
import { refreshInstitute } from '#features/base/institute/web/public.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import { getQueryClient, refresh } from '#shared/web/query-client.ts'
import { demoLoader } from './demo-loader-slot.ts'

export const setupQueries = {
  all: () => ['setup'] as const,
  check: (code: string) =>
    queryOptions({
      queryKey: [...setupQueries.all(), 'check', code],
      queryFn: ({ signal }) => call('POST /api/setup/check', { body: { code }, signal }),
      retry: false,
    }),
  /** An address changes when the server moves to another network. */
  phones: () =>
    queryOptions({
      queryKey: [...setupQueries.all(), 'phones'],
      queryFn: ({ signal }) => call('GET /api/admin/phones', { signal }),
      refetchOnMount: 'always',
    }),
}

type SetUpBody = BodyOf<'POST /api/setup'>

export function useSetUp() {
  return useMutation({
    mutationFn: (body: SetUpBody) => call('POST /api/setup', { body, timeoutSeconds: 15 }),
    onSuccess: refreshInstitute,
    onError: refreshWhenSetUp,
  })
}

export function useLoadDemo() {
  return useMutation({
    mutationFn: demoLoader.loadDemo,
    onSuccess: refreshInstitute,
    onError: refreshWhenSetUp,
  })
}

/**
 * 409: set up by someone else, or by a first request whose response was lost. The page then shows that it is set up.
 */
function refreshWhenSetUp(error: Error): void {
  if (!(error instanceof ApiError) || error.status !== 409) return
  void refreshInstitute()
  void refresh(getQueryClient('anyone'), setupQueries.all())
}
