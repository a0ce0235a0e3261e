import { restoreFocus } from './confirm.tsx'

/** For what may go while it holds the focus, as a whole or a button of it; the heading has the focus then: `<div ref={givesFocusBack}>`. */
export function restoreFocusOnRemoval(element: HTMLElement | null): () => void {
  let last: EventTarget | null = null
  const remember = ({ target }: FocusEvent) => {
    last = target
  }
  const watching = new MutationObserver(() => {
    if (!(last instanceof HTMLElement) || last.isConnected) return
    last = null
    restoreFocus(null)
  })
  if (element) watching.observe(element, { childList: true, subtree: true })
  element?.addEventListener('focusin', remember)
  return () => {
    watching.disconnect()
    element?.removeEventListener('focusin', remember)
    if (element?.contains(document.activeElement)) requestAnimationFrame(() => restoreFocus(null))
  }
}
