import { type HistoryState, useNavigate, useRouter } from '#shared/web/router/router.ts'
import { call } from '#shared/web/call.ts'
import { forgetDrafts, sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { confirmLeave } from '#shared/web/form/use-leave-guard.ts'
import { removeIdentities, getIdentity, listStoredAreas } from '#shared/web/identity-store.ts'
import { closeModals } from '#shared/web/ui/overlays-ready.ts'
import { idleClock } from './idle-clock.ts'

/** The sign-in page is another document, and loading it cuts off what has not been sent. */
const MOST_MS = 2_000

/** Ends the sessions of all stored identities, clears their data and opens `/`. */
export function useLogout() {
  const navigate = useNavigate()
  const router = useRouter()
  const logoutNow = async (state: HistoryState = {}) => {
    await Promise.race([endSessions(), new Promise((resolve) => setTimeout(resolve, MOST_MS))])
    closeModals()
    removeIdentities()
    idleClock.clear()
    await navigate({ to: '/', ignoreBlocker: true, state })
  }
  return {
    /** Asks for confirmation if a form has unsaved input. */
    logout: async () => {
      if (await confirmLeave()) await logoutNow()
    },
    /** The next sign-in returns to this page. */
    logoutIdle: (reason: string) =>
      logoutNow({ returnTo: router.state.location.href, notice: { role: 'alert', text: reason } }),
  }
}

/**
 * First sends the unsent drafts, which need the session. Then does not wait for the server: a session that it does not
 * end expires there.
 */
async function endSessions(): Promise<void> {
  const sessions = listStoredAreas().map((area) => ({ area, token: getIdentity(area)?.token ?? '' }))
  const draftsSent = sendDrafts()
  forgetDrafts()
  await draftsSent
  for (const as of sessions) if (as.token !== '') call('POST /api/logout', { as, keepalive: true }).catch(() => {})
}
