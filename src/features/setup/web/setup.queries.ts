import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { refreshInstitute } from '#features/institute/web/public.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import { setupApi } from '../contract/setup.contract.ts'

type SetUpBody = z.input<NonNullable<typeof setupApi.setUp.body>>

export function useSetUp() {
  return useMutation({
    mutationFn: (body: SetUpBody) => call(setupApi.setUp, { body }),
    onSuccess: refreshInstitute,
    onError: refreshWhenSetUp,
  })
}

export function useLoadDemo() {
  return useMutation({
    mutationFn: (code: string) => call(setupApi.loadDemo, { body: { code } }),
    onSuccess: refreshInstitute,
    onError: refreshWhenSetUp,
  })
}

/** Somebody else was first, or the answer to the first sending was lost: the page says that there is an institute now. */
function refreshWhenSetUp(error: Error): void {
  if (error instanceof ApiError && error.status === 409) void refreshInstitute()
}
