import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm } from '../ui/confirm.tsx'
import { translate } from '../i18n.tsx'
import { type Guard, guards } from './unsaved-forms.ts'

type Search = Record<string, unknown>
type Options = Guard & {
  /** Whether a change of the query keeps the input. By default no change does. */
  isSameSubject?: (current: Search, next: Search) => boolean
}

/** Asks if any form has unsaved input. For leaving without a link, for example Logout. */
export async function confirmLeave(): Promise<boolean> {
  const dirty = Array.from(guards, (guard) => guard()).filter((guard) => guard.enabled && guard.isDirty())
  if (dirty.length === 0) return true
  const isLeaving = await askToLeave()
  if (isLeaving) for (const guard of dirty) guard.onLeave()
  return isLeaving
}

export function useLeaveGuard(guard: Options): void {
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    const getGuard = () => latest.current
    guards.add(getGuard)
    return () => void guards.delete(getGuard)
  }, [])
  useBlocker({
    disabled: !guard.enabled,
    enableBeforeUnload: () => guard.enabled && guard.isDirty(),
    shouldBlockFn: async ({ current, next }) => {
      const isSamePage =
        current.pathname === next.pathname && (guard.isSameSubject ?? sameSearch)(current.search, next.search)
      if (!guard.isDirty() || isSamePage) return false
      const isLeaving = await askToLeave()
      if (isLeaving) guard.onLeave()
      return !isLeaving
    },
  })
}

/** Another query is another page; another hash or navigation state is not. */
const sameSearch = (a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)

const askToLeave = () =>
  confirm({
    title: translate('shared:leaveTitle'),
    text: translate('shared:leaveText'),
    confirmLabel: translate('shared:leave'),
    cancelLabel: translate('shared:stay'),
    danger: true,
  })
