export type Expected = {
  /** All are visible once the data is shown. */
  shown: string[]
  /** Is pressed until this property of an element changes, then once more to undo it. */
  press?: string
  changes?: { selector: string; property: 'type' | 'textContent' }
}
export type ReportTime = (name: 'started' | 'usable', epochMs: number) => void

/**
 * Runs in the page before its scripts. Reports the start of the document, and the first task after the frame in which
 * the screen is usable. Looks only when the document changes or a file of it has been loaded and run. A screen that is
 * rendered by its code has its controls when it has its data; one that is not needs `press`.
 */
export function watchUntilUsable({ shown, press, changes }: Expected): void {
  if (!location.protocol.startsWith('http')) return
  const report: ReportTime = (name, ms) =>
    (window as unknown as { reportTime: ReportTime }).reportTime(name, performance.timeOrigin + ms)
  const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility() === true
  const read = () => changes && document.querySelector<HTMLInputElement>(changes.selector)?.[changes.property]
  const pressControl = () => {
    const control = press === undefined ? null : document.querySelector<HTMLElement>(press)
    control?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    control?.click()
  }
  let before: string | null | undefined
  let isPressed = false
  let hasChanged = false
  const finish = () => {
    observer.disconnect()
    document.removeEventListener('load', check, true)
    requestAnimationFrame(() =>
      setTimeout(() => {
        report('usable', performance.now())
        pressControl()
      }),
    )
  }
  const check = () => {
    hasChanged = true
    if (isPressed || !shown.every(isVisible)) return
    if (press === undefined) return finish()
    before ??= read()
    isPressed = true
    hasChanged = false
    pressControl()
    setTimeout(() => {
      isPressed = false
      if (read() !== before) finish()
      else if (hasChanged) check()
    })
  }
  const observer = new MutationObserver(check)
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden', 'type', 'disabled'],
  })
  document.addEventListener('load', check, true)
  report('started', 0)
  check()
}
