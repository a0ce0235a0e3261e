import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { browsersApi } from '#features/base/identity/contract/browsers.contract.ts'
import { call } from '#shared/web/call.ts'

export function useRequestBrowserLink() {
  return useMutation({
    mutationFn: (body: z.input<NonNullable<typeof browsersApi.requestLink.body>>) =>
      call(browsersApi.requestLink, { body }),
  })
}

export function useAllowBrowser() {
  return useMutation({ mutationFn: (token: string) => call(browsersApi.allow, { body: { token } }) })
}

export function useCreateBrowserLink() {
  return useMutation({ mutationFn: () => call(browsersApi.createLink) })
}
