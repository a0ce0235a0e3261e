import { modals } from '@mantine/modals'
import { useNavigate } from '@tanstack/react-router'
import { identityApi } from '#features/identity/contract/identity.contract.ts'
import { call } from '#shared/web/call.ts'
import { confirmLeave } from '#shared/web/form/leave-guard.ts'
import { removeIdentities, identityOf, storedAreas } from '#shared/web/identity-store.ts'
import { clearCachedData } from '#shared/web/query-client.ts'
import { idleClock } from './idle-clock.ts'

/** Ends the sessions of all stored identities, forgets them and what they had loaded, and leads to `/`. */
export function useLogout() {
  const navigate = useNavigate()
  const leave = async () => {
    endSessions()
    modals.closeAll()
    removeIdentities()
    idleClock.forget()
    await navigate({ to: '/', ignoreBlocker: true })
    clearCachedData()
  }
  return {
    /** Asks first when a form holds unsaved input. */
    logout: async () => {
      if (await confirmLeave()) await leave()
    },
    /** Without asking: nobody is there. */
    logoutNow: leave,
  }
}

/** The page forgets the tokens whether or not the server answers; a session that is not ended here runs out there. */
function endSessions(): void {
  for (const area of storedAreas()) {
    const token = identityOf(area)?.token
    if (token) call(identityApi.logout, { as: { area, token } }).catch(() => {})
  }
}
