import { modals } from '@mantine/modals'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { call } from '#shared/web/call.ts'
import { forgetDrafts, sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { confirmLeave } from '#shared/web/form/use-leave-guard.ts'
import { removeIdentities, getIdentity, listStoredAreas } from '#shared/web/identity-store.ts'
import { clearCachedData } from '#shared/web/query-client.ts'
import { idleClock } from './idle-clock.ts'

/** Ends the sessions of all stored identities, clears their data and opens `/`. */
export function useLogout() {
  const navigate = useNavigate()
  const router = useRouter()
  const logoutNow = async (state: { returnTo?: string } = {}) => {
    endSessions()
    modals.closeAll()
    removeIdentities()
    idleClock.clear()
    await navigate({ to: '/', ignoreBlocker: true, state })
    clearCachedData()
  }
  return {
    /** Asks for confirmation if a form has unsaved input. */
    logout: async () => {
      if (await confirmLeave()) await logoutNow()
    },
    /** The next sign-in returns to this page. */
    logoutIdle: () => logoutNow({ returnTo: router.state.location.href }),
  }
}

/**
 * First sends the unsent drafts, which need the session. Does not wait for the server: a session that it does not end
 * expires there.
 */
function endSessions(): void {
  const draftsSent = sendDrafts()
  forgetDrafts()
  for (const area of listStoredAreas()) {
    const token = getIdentity(area)?.token
    if (token) void draftsSent.then(() => call('POST /api/logout', { as: { area, token } })).catch(() => {})
  }
}
