import { expect, type Page } from '@playwright/test'

type Controls = Window & { controls: { label: string; isReached: boolean }[] }

/** Lists the controls of the page, or of a part of it, that Tab must reach, and marks them when they get the focus. */
async function watchControls(page: Page, selector: string | undefined): Promise<number> {
  return page.evaluate((partSelector) => {
    const part = partSelector === undefined ? null : document.querySelector<HTMLElement>(partSelector)
    // Tab does not leave a modal dialog.
    const root = document.querySelector('[aria-modal="true"]') ?? part ?? document
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
    part?.focus()
    return controls.size
  }, selector)
}

const unreachedControls = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Controls).controls.filter(({ isReached }) => !isReached).map(({ label }) => label),
  )

/** Holds Tab down until every control had the focus; a date field takes several stops. */
async function tabThrough(page: Page, count: number): Promise<string[]> {
  let unreached = await unreachedControls(page)
  for (let stops = 0; stops < 2 * count + 30 && unreached.length > 0;) {
    const repeats = Math.max(unreached.length, 10)
    // Sent without waiting for each: the browser handles them in order.
    await Promise.all(Array.from({ length: repeats }, () => page.keyboard.down('Tab')))
    stops += repeats
    unreached = await unreachedControls(page)
  }
  await page.keyboard.up('Tab')
  return unreached
}

/** Checks that Tab reaches every control of the open screen, or from its part in `selector` on those of the part. */
export async function expectReachableByTab(page: Page, label: string, selector?: string): Promise<void> {
  const count = await watchControls(page, selector)
  if (selector === undefined) expect.soft(count, `${label} has controls`).toBeGreaterThan(0)
  expect.soft(await tabThrough(page, count), `${label}, not reached by Tab`).toEqual([])
}
