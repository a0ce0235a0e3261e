import { useMutation } from '@tanstack/react-query'
import { identityApi, type Identity } from '#features/identity/contract/identity.contract.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { call } from '#shared/web/call.ts'
import { homeOf, storeIdentity, type Area } from '#shared/web/identity-store.ts'
import { idleClock } from './idle-clock.ts'

const LOGINS = { student: identityApi.loginStudent, hr: identityApi.loginHr, admin: identityApi.loginAdmin }
const AREA_OF = { student: 'user', hr: 'hr', admin: 'admin' } as const satisfies Record<Role, Area>

export type Credentials = { email: string; password: string; role: Role }

/** Signs in and stores the identity; answers with the area's first page. */
export function useSignIn() {
  return useMutation({
    mutationFn: async ({ email, password, role }: Credentials) => {
      const identity: Identity = await call(LOGINS[role], { body: { email, password, role } })
      idleClock.touch()
      storeIdentity(AREA_OF[role], identity)
      return homeOf(AREA_OF[role])
    },
  })
}
