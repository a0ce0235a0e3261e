import { useEffect, useId, useRef } from 'react'

/**
 * Focuses the element again that had the focus before a dialog: `<Modal {...focus.modalProps}>`. The element is read
 * when `opened` becomes true. A dialog that opens from a menu calls `rememberTrigger` in the click handler instead,
 * because the menu has closed before effects run.
 */
export function useRestoreFocus(opened = false) {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const rememberTrigger = () => {
    trigger.current = getTrigger()
  }
  useEffect(() => {
    if (opened) trigger.current = getTrigger()
  }, [opened])
  return {
    rememberTrigger,
    modalProps: { id, returnFocus: false, onExitTransitionEnd: () => restoreFocus(trigger.current, id) },
    restoreFocusAfterRemoval: () => restoreFocusAfterRemoval(trigger.current),
  }
}

/** Returns the focused element, or for the item of a menu, which closes on a choice, the button that opened it. */
export function getTrigger(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const trigger = menu?.id ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : active
  if (!(trigger instanceof HTMLElement)) return null
  rememberPosition(trigger)
  return trigger
}

/**
 * Browsers move the focus to the body when the focused element is removed or, in the next frame, when it is disabled.
 */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
}

/**
 * Focuses the trigger, else the control at its position in the list, else the heading. Does nothing if the focus is
 * elsewhere, as in another dialog that has opened while the one with the id `closing` fades out.
 */
export function restoreFocus(trigger: HTMLElement | null, closing?: string): void {
  const root = closing === undefined ? '' : `#${CSS.escape(closing)} `
  if (!isFocusLost() && !document.activeElement?.closest(`${root}[role="dialog"]`)) return
  const target = trigger?.isConnected ? trigger : (findControlAtPosition(trigger) ?? document.querySelector('h1'))
  target?.focus({ preventScroll: true })
}

/** Waits after a deletion, at most `frames`, until the refetched list no longer contains the trigger. */
export function restoreFocusAfterRemoval(trigger: HTMLElement | null, frames = 30): void {
  if (trigger?.isConnected && frames > 0) requestAnimationFrame(() => restoreFocusAfterRemoval(trigger, frames - 1))
  else restoreFocus(trigger)
}

/**
 * Focuses the heading when the element, or a focused control in it, is removed: `<div ref={restoreFocusOnRemoval}>`.
 */
export function restoreFocusOnRemoval(element: HTMLElement | null): () => void {
  let focused: EventTarget | null = null
  const rememberFocused = ({ target }: FocusEvent) => {
    focused = target
  }
  const observer = new MutationObserver(() => {
    if (!(focused instanceof HTMLElement) || focused.isConnected) return
    focused = null
    restoreFocus(null)
  })
  if (element) observer.observe(element, { childList: true, subtree: true })
  element?.addEventListener('focusin', rememberFocused)
  return () => {
    observer.disconnect()
    element?.removeEventListener('focusin', rememberFocused)
    if (element?.contains(document.activeElement)) requestAnimationFrame(() => restoreFocus(null))
  }
}

/** A control's row, and its index counted from the row's end: the controls before it differ between rows. */
type Position = { rows: Element; rowIndex: number; indexFromEnd: number }
const positions = new WeakMap<HTMLElement, Position>()

const listControls = (row: Element) => [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]

function rememberPosition(control: HTMLElement): void {
  const row = control.closest('tr, li')
  const rows = row?.parentElement
  if (!row || !rows) return
  const controls = listControls(row)
  positions.set(control, {
    rows,
    rowIndex: [...rows.children].indexOf(row),
    indexFromEnd: controls.length - controls.indexOf(control),
  })
}

/** Finds the same control of the row that moved up, else of the last row. */
function findControlAtPosition(control: HTMLElement | null): HTMLElement | undefined {
  const position = control && positions.get(control)
  if (!position?.rows.isConnected) return undefined
  const row = position.rows.children[position.rowIndex] ?? position.rows.lastElementChild
  const controls = row ? listControls(row) : []
  return controls.at(-position.indexFromEnd) ?? controls[0]
}
