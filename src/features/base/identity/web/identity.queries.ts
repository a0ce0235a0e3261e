import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import { AREA_OF_ROLE, removeIdentity, getIdentity, storeIdentity } from '#shared/web/identity-store.ts'
import { idleClock } from './sessions/idle-clock.ts'

const LOGINS = { student: 'POST /api/user/login', hr: 'POST /api/hr/login', admin: 'POST /api/admin/login' } as const

export const identityQueries = {
  all: () => ['identity'] as const,
  /** Not cached, because a link is used once. */
  link: (token: string) =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'link', token],
      queryFn: ({ signal }) => call('POST /api/user/resetLink', { body: { token }, signal }),
      gcTime: 0,
    }),
}

export type Credentials = { email: string; password: string; role: Role; code?: string | undefined }

/** Stores the identity. Returns its area and the state of two-factor sign-in. */
export function useSignIn() {
  return useMutation({
    mutationFn: async ({ role, code, ...credentials }: Credentials) => {
      const body = { ...credentials, role, ...(code !== undefined && { code }) }
      const {
        mustSetUpTwoFactor = false,
        recoveryCodesLeft,
        ...identity
      }: Identity = await call(LOGINS[role], { body })
      idleClock.touch()
      storeIdentity(AREA_OF_ROLE[role], identity)
      return { area: AREA_OF_ROLE[role], mustSetUpTwoFactor, recoveryCodesLeft }
    },
  })
}

export function useForgetPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/user/forgetPassword'>) => call('POST /api/user/forgetPassword', { body }),
  })
}

export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => call('POST /api/user/confirmEmail', { body: { token } }) })
}

type Passwords = BodyOf<'PUT /api/user/changePassword'>

/** Uses a mailed link. Also signs out in this browser, because every session of the account ends. */
export function useSetPassword({ email, role }: { email: string; role: Role }) {
  return useMutation({
    mutationFn: (body: Passwords) => call('PUT /api/user/changePassword', { body, timeoutSeconds: 15 }),
    onSuccess: () => {
      const area = AREA_OF_ROLE[role]
      if (getIdentity(area)?.email.toLowerCase() === email.toLowerCase()) removeIdentity(area)
    },
  })
}

/** Requires the current password. This session continues. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Passwords) => call('PUT /api/user/changePassword', { body, timeoutSeconds: 15 }),
  })
}
