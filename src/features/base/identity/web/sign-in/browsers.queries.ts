import { useMutation } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'

export function useRequestBrowserLink() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/user/browserLink'>) => call('POST /api/user/browserLink', { body }),
  })
}

export function useAllowBrowser() {
  return useMutation({ mutationFn: (token: string) => call('POST /api/user/browser', { body: { token } }) })
}

export function useCreateBrowserLink() {
  return useMutation({ mutationFn: () => call('POST /api/session/browserLink') })
}
