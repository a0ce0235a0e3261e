import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Closable, closeOnBack, isCovered } from '../browser-back.ts'
import { type Guards, listDirty } from '../form/unsaved-forms.ts'
import { confirmLeave } from '../form/use-leave-guard.ts'

type Options = {
  opened: boolean
  onClose: () => void
  /** Only its owner closes it. */
  isLocked?: boolean
}

/**
 * Everything that opens over the page calls this. The browser's Back calls `onClose` and keeps the page, and so does
 * `close`, for Escape and ✕. Both ask first if a form in `<OverlayGuards value={guards}>` has unsaved input, and do
 * nothing while something is open above it.
 */
export function useOverlay({ opened, onClose, isLocked = false }: Options) {
  const [guards] = useState<Guards>(() => new Set())
  const opening = useOpening(opened)
  const shown = useRef<Closable>(null)
  const tryToClose = (): boolean => {
    if (isLocked) return false
    if (listDirty(guards).length === 0) {
      onClose()
      return true
    }
    void confirmLeave(guards).then((isLeaving) => isLeaving && onClose())
    return false
  }
  const closeNow = useEffectEvent(tryToClose)
  useEffect(() => {
    if (!opened) return undefined
    shown.current = { close: () => closeNow() }
    return closeOnBack(shown.current)
  }, [opened])
  const close = () => {
    if (shown.current === null || !isCovered(shown.current)) tryToClose()
  }
  return { guards, close, opening }
}

/**
 * Counts how often it was opened: the key of what is inside. What is opened again while it closes would otherwise still
 * have what was typed, and the state of the record that it was typed for.
 */
function useOpening(opened: boolean): number {
  const [last, setLast] = useState({ opened, count: 0 })
  if (last.opened !== opened) setLast({ opened, count: opened ? last.count + 1 : last.count })
  return last.count
}

/** Keeps the state of a menu or popover: `<Menu {...usePopup()}>`. */
export function usePopup() {
  const [opened, setOpened] = useState(false)
  useOverlay({ opened, onClose: () => setOpened(false) })
  return { opened, onChange: setOpened }
}
