const PATIENCE_MS = 10_000

/**
 * A new page is read from its heading on, unless one of its fields has taken the focus. While the screen is on its way `main`
 * holds the focus; what comes may replace the frame that was pressed in, or a first heading by the right one.
 */
export function focusHeading(): void {
  const pressed = document.activeElement
  let led: HTMLElement | null = null
  const hasGoneElsewhere = () => {
    const content = document.getElementById('content')
    const active = document.activeElement
    if (active !== pressed && active !== led && active !== document.body && active !== content) return true
    const isInPlace = content && active !== content && content.contains(active)
    if (isInPlace) return false
    led = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    led?.focus({ preventScroll: true })
    return false
  }
  if (hasGoneElsewhere()) return
  const waiting = new MutationObserver(() => {
    if (hasGoneElsewhere()) waiting.disconnect()
  })
  waiting.observe(document.body, { childList: true, subtree: true })
  window.setTimeout(() => waiting.disconnect(), PATIENCE_MS)
}
