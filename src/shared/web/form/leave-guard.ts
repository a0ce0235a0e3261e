import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm } from '../ui/confirm.tsx'
import { translate } from '../i18n.tsx'

type Search = Record<string, unknown>
type Guard = {
  enabled: boolean
  isDirty: () => boolean
  onLeave: () => void
  /** Of two addresses on this path, whether the input stays on the page; when left out, whether they are the same. */
  isSameSubject?: (now: Search, next: Search) => boolean
}

const open = new Set<() => Guard>()

/** Asks once when any form on the page holds unsaved input: for what leaves without a link, such as Logout. */
export async function confirmLeave(): Promise<boolean> {
  const dirty = Array.from(open, (guard) => guard()).filter((guard) => guard.isDirty())
  if (dirty.length === 0) return true
  const leaves = await askToLeave()
  if (leaves) for (const guard of dirty) guard.onLeave()
  return leaves
}

/** Asks before unsaved input is left behind, by a link as by closing the window. */
export function useLeaveGuard(guard: Guard): void {
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    const mine = () => latest.current
    if (guard.enabled) open.add(mine)
    return () => void open.delete(mine)
  }, [guard.enabled])
  useBlocker({
    disabled: !guard.enabled,
    enableBeforeUnload: () => guard.enabled && guard.isDirty(),
    shouldBlockFn: async ({ current, next }) => {
      const isSamePage =
        current.pathname === next.pathname && (guard.isSameSubject ?? sameSearch)(current.search, next.search)
      if (!guard.isDirty() || isSamePage) return false
      const leaves = await askToLeave()
      if (leaves) guard.onLeave()
      return !leaves
    },
  })
}

/** Another subject in the address is another page; the hash or the navigation state is not. */
const sameSearch = (a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)

const askToLeave = () =>
  confirm({
    title: translate('shared:leaveTitle'),
    text: translate('shared:leaveText'),
    confirmLabel: translate('shared:leave'),
    cancelLabel: translate('shared:stay'),
    danger: true,
  })
