import type { Page } from '@playwright/test'
import { type Measurement, summarize } from '../measure.ts'
import { type Conditions, openBrowser, timePress } from './browser.ts'
import type { Institute } from './institute.ts'

const MAX_MS = 700
const HOVER_MS = 400
const TOUCH_MS = 100
const DASHBOARD_READY = '#pending-fees [role=rowheader]'
const LOOK_MS = 8000

/** Each link is opened from the screen before. `ready` shows that its data is there. */
const SCREENS = [
  { name: 'students', path: '/hr/StudentList', ready: 'main [role=table][aria-label=Students] [role=rowheader]' },
  { name: 'one student', path: '/hr/Student-view', ready: 'main a[href^="tel:"]' },
  { name: 'batches to mark', path: '/hr/attendence', ready: 'main a[href*="student-attendence-list"]' },
]

/** Opens the screens by mouse (wide window) and by finger (phone), with an empty cache. */
export async function measureNextScreens(
  { url, identities }: Institute,
  conditions: Conditions,
  runs: number,
): Promise<Measurement[]> {
  const times = new Map<string, number[]>()
  for (const isPhone of [false, true]) {
    for (let run = 0; run < runs; run++) {
      const browser = await openBrowser({ ...conditions, url, identity: identities.hr, isPhone })
      try {
        const page = await browser.openPage()
        await page.goto(`${url}/hr`, { waitUntil: 'commit' })
        await page
          .locator(isPhone ? 'main [role=rowheader]' : DASHBOARD_READY)
          .first()
          .waitFor({ timeout: 120_000 })
        for (const { name, path, ready } of SCREENS) {
          await page.waitForTimeout(LOOK_MS)
          const time = await (isPhone ? touch(page, path, ready) : press(page, path, ready))
          const key = `${name}, ${isPhone ? 'touched' : 'hovered'}`
          times.set(key, [...(times.get(key) ?? []), time])
        }
      } finally {
        await browser.close()
      }
    }
  }
  return Array.from(times, ([name, samples]) => summarize(`next screen: ${name}`, samples, { budget: MAX_MS }))
}

async function press(page: Page, path: string, ready: string): Promise<number> {
  const link = page.locator(`a[href^="${path}"]:visible`).first()
  await link.hover()
  const readTime = await timePress(page, ready)
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
  return readTime()
}

async function touch(page: Page, path: string, ready: string): Promise<number> {
  const link = page.locator(`a[href^="${path}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`no link to ${path}`)
  const readTime = await timePress(page, ready)
  const session = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(TOUCH_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return readTime()
}
