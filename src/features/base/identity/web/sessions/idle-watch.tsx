import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import { getIdleState, idleClock } from './idle-clock.ts'
import { refreshSession } from './refresh-session.ts'
import { useLogout } from './use-logout.ts'

/** Not `scroll`: the page also scrolls when a list changes that others work on. */
const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'click', 'wheel', 'touchstart'] as const
const TICK_MS = 1_000
const SESSION_REFRESH_MS = 300_000

const IdleWarning = createLazyDialog(
  () => import('./idle-warning.tsx').then((module) => module.IdleWarning),
  ({ opened }) => opened,
)

export function IdleWatch() {
  const { t } = useTranslation('identity')
  const { logoutIdle } = useLogout()
  const [isWarning, setWarning] = useState(false)
  const isSigningOut = useRef(false)
  const refreshedAt = useRef(0)
  const touchedAt = useRef(0)
  const pointer = useRef('')

  /** Browsers also send `mousemove` when the page changes under a resting pointer. */
  const isResting = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.type !== 'mousemove') return false
    const before = pointer.current
    pointer.current = `${event.screenX},${event.screenY}`
    return pointer.current === before
  }
  const onActivity = useEffectEvent((event: Event) => {
    if (isResting(event)) return
    // The storage is written to disk, and the pointer moves often.
    if (!isWarning && Math.abs(Date.now() - touchedAt.current) < TICK_MS) return
    if (getIdleState(idleClock.idleFor()) === 'expired') return
    touchedAt.current = Date.now()
    idleClock.touch()
    if (isWarning) setWarning(false)
    if (Date.now() - refreshedAt.current < SESSION_REFRESH_MS) return
    refreshedAt.current = Date.now()
    refreshSession()
  })
  const checkIdle = useEffectEvent(() => {
    const state = getIdleState(idleClock.idleFor())
    setWarning(state === 'warning')
    if (state !== 'expired' || isSigningOut.current) return
    isSigningOut.current = true
    void logoutIdle(t('idleSignedOut'))
  })

  useEffect(() => {
    // A page that is reopened after a long pause is signed out by the first check. Signing in has set the clock.
    if (getIdleState(idleClock.idleFor()) !== 'expired') idleClock.touch()
    refreshedAt.current = Date.now()
    const handleActivity = (event: Event) => onActivity(event)
    const handleCheck = () => checkIdle()
    for (const kind of ACTIVITY) window.addEventListener(kind, handleActivity, { passive: true, capture: true })
    document.addEventListener('visibilitychange', handleCheck)
    const timer = window.setInterval(handleCheck, TICK_MS)
    return () => {
      for (const kind of ACTIVITY) window.removeEventListener(kind, handleActivity, { capture: true })
      document.removeEventListener('visibilitychange', handleCheck)
      window.clearInterval(timer)
    }
  }, [])

  const staySignedIn = () => {
    idleClock.touch()
    refreshedAt.current = Date.now()
    setWarning(false)
    refreshSession()
  }
  return <IdleWarning opened={isWarning} onStay={staySignedIn} />
}
