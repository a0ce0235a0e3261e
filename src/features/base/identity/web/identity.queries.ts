import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { identityApi, type Identity } from '#features/base/identity/contract/identity.contract.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { call } from '#shared/web/call.ts'
import { removeIdentity, getIdentity, storeIdentity, type Area } from '#shared/web/identity-store.ts'
import { idleClock } from './sessions/idle-clock.ts'

const LOGINS = { student: identityApi.loginStudent, hr: identityApi.loginHr, admin: identityApi.loginAdmin }
const AREAS = { student: 'user', hr: 'hr', admin: 'admin' } as const satisfies Record<Role, Area>

export const identityQueries = {
  all: () => ['identity'] as const,
  /** Not cached, because a link is used once. */
  link: (token: string) =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'link', token],
      queryFn: ({ signal }) => call(identityApi.resetLink, { body: { token }, signal }),
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
      storeIdentity(AREAS[role], identity)
      return { area: AREAS[role], mustSetUpTwoFactor, recoveryCodesLeft }
    },
  })
}

export function useForgetPassword() {
  return useMutation({
    mutationFn: (body: z.input<NonNullable<typeof identityApi.forgetPassword.body>>) =>
      call(identityApi.forgetPassword, { body }),
  })
}

export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => call(identityApi.confirmEmail, { body: { token } }) })
}

type Passwords = z.input<NonNullable<typeof identityApi.changePassword.body>>

/** Uses a mailed link. Also signs out in this browser, because every session of the account ends. */
export function useSetPassword({ email, role }: { email: string; role: Role }) {
  return useMutation({
    mutationFn: (body: Passwords) => call(identityApi.changePassword, { body }),
    onSuccess: () => {
      const area = AREAS[role]
      if (getIdentity(area)?.email.toLowerCase() === email.toLowerCase()) removeIdentity(area)
    },
  })
}

/** Requires the current password. This session continues. */
export function useChangePassword() {
  return useMutation({ mutationFn: (body: Passwords) => call(identityApi.changePassword, { body }) })
}
