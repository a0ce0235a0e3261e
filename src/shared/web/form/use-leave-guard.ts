import { parseSearch } from '../router/query-string.ts'
import { type HistoryLocation, useRouter } from '../router/router.ts'
import { use, useEffect, useRef } from 'react'
import { confirm } from '../ui/confirm.tsx'
import { translate } from '../i18n.tsx'
import { type Guard, type Guards, guards, listDirty, OverlayGuards } from './unsaved-forms.ts'

type Search = Record<string, unknown>
type Options = Guard & {
  /** Whether a change of the query keeps the input. By default no change does. */
  isSameSubject?: (current: Search, next: Search) => boolean
}

/**
 * Asks if one of the forms, by default of all on screen, has unsaved input. Leaving without a link calls it: Logout.
 */
export async function confirmLeave(forms: Guards = guards): Promise<boolean> {
  const dirty = listDirty(forms)
  if (dirty.length === 0) return true
  const isLeaving = await askToLeave()
  if (isLeaving) for (const guard of dirty) guard.onLeave()
  return isLeaving
}

export function useLeaveGuard(guard: Options): void {
  const { history } = useRouter()
  const guardsOfOverlay = use(OverlayGuards)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    const getGuard = () => latest.current
    guards.add(getGuard)
    guardsOfOverlay?.add(getGuard)
    return () => {
      guards.delete(getGuard)
      guardsOfOverlay?.delete(getGuard)
    }
  }, [guardsOfOverlay])
  const { enabled } = guard
  useEffect(() => {
    if (!enabled) return undefined
    const isSamePage = (current: HistoryLocation, next: HistoryLocation) => {
      const isSameSubject = latest.current.isSameSubject ?? sameSearch
      return current.pathname === next.pathname && isSameSubject(parseSearch(current.search), parseSearch(next.search))
    }
    return history.block({
      enableBeforeUnload: () => latest.current.isDirty(),
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        if (!latest.current.isDirty() || isSamePage(currentLocation, nextLocation)) return false
        if (action === 'PUSH' || action === 'REPLACE') return !(await confirmLeave())
        // The browser has moved already. It returns at once, so that the question is shown on the page that it is
        // about.
        const distance = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
        void confirmLeave().then((isLeaving) => isLeaving && history.go(distance, { ignoreBlocker: true }))
        return true
      },
    })
  }, [enabled, history])
}

/** Another query is another page; another hash or navigation state is not. */
const sameSearch = (a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)

let question: Promise<boolean> | null = null

/** Asks once, also when the key or the gesture is repeated before the question is shown. */
function askToLeave(): Promise<boolean> {
  question ??= confirm({
    title: translate('shared:leaveTitle'),
    text: translate('shared:leaveText'),
    confirmLabel: translate('shared:leave'),
    cancelLabel: translate('shared:stay'),
    danger: true,
  }).finally(() => {
    question = null
  })
  return question
}
