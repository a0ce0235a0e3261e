import { expect, type Page } from '@playwright/test'

type Controls = Window & { controls: { label: string; isReached: boolean }[] }

/** Lists the controls of the page that Tab must reach, and marks them when they get the focus. */
async function watchControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Tab does not leave a modal dialog.
    const root = document.querySelector('[aria-modal="true"]') ?? document
    const elements = [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
    )
    // Tab stops once per group of radio buttons.
    const getGroup = (element: HTMLElement) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined
    const controls = new Map<unknown, { label: string; isReached: boolean }>()
    for (const element of elements) {
      const key = getGroup(element) ?? element
      if (!controls.has(key)) controls.set(key, { label: element.outerHTML.slice(0, 160), isReached: false })
    }
    document.addEventListener('focusin', ({ target }) => {
      const control = controls.get(getGroup(target as HTMLElement) ?? target)
      if (control) control.isReached = true
    })
    ;(window as unknown as Controls).controls = [...controls.values()]
    ;(document.activeElement as HTMLElement | null)?.blur()
    return controls.size
  })
}

const unreachedControls = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Controls).controls.filter(({ isReached }) => !isReached).map(({ label }) => label),
  )

/** Presses Tab until every control had the focus; a date field takes several stops. */
async function tabThrough(page: Page, count: number): Promise<string[]> {
  for (let stops = 0; stops < 2 * count + 30; stops += 10) {
    for (let n = 0; n < 10; n++) await page.keyboard.press('Tab')
    if ((await unreachedControls(page)).length === 0) return []
  }
  return unreachedControls(page)
}

/** Checks that Tab reaches every control of the open screen. */
export async function expectReachableByTab(page: Page, label: string): Promise<void> {
  const count = await watchControls(page)
  expect.soft(count, `${label} has controls`).toBeGreaterThan(0)
  expect.soft(await tabThrough(page, count), `${label}, not reached by Tab`).toEqual([])
}
