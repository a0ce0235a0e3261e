const TIMEOUT_MS = 10_000

/**
 * Focuses the heading of a new page, unless one of its fields took the focus. While the screen loads, `main` has the
 * focus. A new layout or heading that replaces the first one is focused too.
 */
export function focusHeading(): void {
  const initial = document.activeElement
  let focused: HTMLElement | null = null
  /** Returns whether the user has moved the focus. */
  const updateFocus = () => {
    const content = document.getElementById('content')
    const active = document.activeElement
    if (active !== initial && active !== focused && active !== document.body && active !== content) return true
    const isInContent = content && active !== content && content.contains(active)
    if (isInContent) return false
    focused = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    focused?.focus({ preventScroll: true })
    return false
  }
  if (updateFocus()) return
  const observer = new MutationObserver(() => {
    if (updateFocus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  window.setTimeout(() => observer.disconnect(), TIMEOUT_MS)
}
