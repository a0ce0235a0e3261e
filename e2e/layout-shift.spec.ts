import type { Page } from '@playwright/test'
import { PASSWORD } from './support/office.ts'
import { loadScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/touch-targets.ts'

const MAX_SHIFT = 0.02

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** How far the parts of a screen moved while it loaded, with the parts that moved. */
async function measureShift(page: Page, path: string) {
  await loadScreen(page, path)
  return page.evaluate(async () => {
    const shifts = await new Promise<Shift[]>((resolve) => {
      const entries: Shift[] = []
      const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[])))
      observer.observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(entries)))
    })
    const describe = (node: Node | null) =>
      node instanceof HTMLElement
        ? `${node.tagName} ${node.className} ${node.innerText.slice(0, 40)}`
        : (node?.nodeName ?? '')
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, sources }) => sources.map(({ node }) => `${value.toFixed(4)} ${describe(node)}`)),
    }
  })
}

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(`layout shift: the most used screens hardly move while they load at ${viewport.width} px`, async ({
    page,
    office,
  }) => {
    const { _id, email } = await office.createStudent({ Paidfee: 2000 })
    await page.setViewportSize(viewport)
    const check = async (path: string) => {
      const { sum, moved } = await measureShift(page, path)
      expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(MAX_SHIFT)
    }
    await check('/')
    await office.signInAs('student', email, PASSWORD)
    await check('/student')
    await office.signInAs('hr')
    for (const path of ['/hr', '/hr/StudentList', `/hr/Student-view?id=${_id}`, `/hr/student/fee?id=${_id}`])
      await check(path)
  })
}
