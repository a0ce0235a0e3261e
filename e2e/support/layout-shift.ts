import { expect, type Page } from '@playwright/test'
import { waitForPaint } from './screens.ts'

/** Limits the sum of all shifts, each a share of the viewport. */
const MAX_SHIFT = 0.02

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
type ShiftWindow = Window & { shifts: Shift[]; shiftObserver: PerformanceObserver }

/** Records what moves on the pages that are loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shiftWindow = window as unknown as ShiftWindow
    shiftWindow.shifts = []
    shiftWindow.shiftObserver = new PerformanceObserver((list) => {
      shiftWindow.shifts.push(...(list.getEntries() as Shift[]))
    })
    shiftWindow.shiftObserver.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Forgets what has moved so far: a change of the viewport or of the language, for example. */
export async function forgetShifts(page: Page): Promise<void> {
  await waitForPaint(page)
  await page.evaluate(() => {
    const shiftWindow = window as unknown as Partial<ShiftWindow>
    shiftWindow.shiftObserver?.takeRecords()
    shiftWindow.shifts = []
  })
}

export async function expectSmallShift(page: Page, label: string): Promise<void> {
  await waitForPaint(page)
  const { sum, moved } = await page.evaluate(() => {
    const { shifts, shiftObserver } = window as unknown as ShiftWindow
    const all = [...shifts, ...(shiftObserver.takeRecords() as Shift[])]
    const describe = (node: Node | null) =>
      node instanceof HTMLElement
        ? `${node.tagName} ${node.className} ${node.innerText.slice(0, 40)}`
        : (node?.nodeName ?? '')
    return {
      sum: all.reduce((total, { value }) => total + value, 0),
      moved: all.flatMap(({ value, sources }) => sources.map(({ node }) => `${value.toFixed(4)} ${describe(node)}`)),
    }
  })
  expect.soft(sum, `${label}, layout shift\n${moved.join('\n')}`).toBeLessThan(MAX_SHIFT)
}
