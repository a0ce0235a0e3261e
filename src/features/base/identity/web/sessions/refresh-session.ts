import { call } from '#shared/web/call.ts'
import { storeRights } from '#shared/web/identity-areas.ts'
import { getActiveIdentity } from '#shared/web/identity-store.ts'

/** Keeps the session alive, and shows what the account may do now. */
export function refreshSession(): void {
  const active = getActiveIdentity()
  if (!active) return
  call('POST /api/session')
    .then(({ areas, permissions }) => {
      const { identity } = active
      if (JSON.stringify([areas, permissions]) === JSON.stringify([identity.areas, identity.permissions])) return
      storeRights({ areas, permissions }, identity._id)
    })
    .catch(() => {})
}
