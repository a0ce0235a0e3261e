import type { BrowserContext, Page } from '@playwright/test'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import type { Link } from '../link.ts'
import { launchBrowser } from '../phone/browser.ts'
import { CLERK, type Institute } from '../phone/institute.ts'
import { HR_DASHBOARD, type Screen, SIGN_IN } from './screens.ts'
import { type ReportTime, watchUntilUsable } from './watch-until-usable.ts'

const TYPING_MS = 6000
const IDLE_MS = 5000
const MAX_MS = 180_000

/** `rest` is all until the line is idle, with what came before. Bytes are kB. */
export const FIGURES = ['seconds', 'down', 'up', 'requests', 'taskMs', 'restDown', 'restUp', 'restRequests'] as const
export type Sample = Record<(typeof FIGURES)[number], number>
export type Conditions = { institute: Institute; link: Link; profile: string; cpuRate: number; isPhone: boolean }

/** Opens a screen in a browser that is started for it. */
export async function visitScreen(conditions: Conditions, screen: Screen): Promise<Sample> {
  return withPage(conditions, async (visitor) => {
    const { institute, link } = conditions
    const { area } = screen
    if (area) await visitor.context.addInitScript(storeIdentity, { area, identity: institute.identities[area] })
    await visitor.context.addInitScript(watchUntilUsable, screen.expected)
    const open = () => visitor.page.goto(`${link.url}${screen.path(institute)}`, { waitUntil: 'commit' })
    return measure(link, visitor, open, { isPress: false })
  })
}

/** Fills in the sign-in form as fast as people do, and measures from the press to the dashboard. */
export async function visitFromPress(conditions: Conditions): Promise<Sample> {
  return withPage(conditions, async (visitor) => {
    const { context, page } = visitor
    const { link, isPhone } = conditions
    await page.goto(`${link.url}/favicon.svg`)
    await page.evaluate(() => localStorage.clear())
    const isUsable = visitor.waitUntilUsable()
    await context.addInitScript(watchUntilUsable, SIGN_IN.expected)
    await page.goto(`${link.url}/`, { waitUntil: 'commit' })
    await isUsable
    await page.locator('input[type=email]').fill(CLERK.email)
    await page.waitForTimeout(TYPING_MS / 2)
    await page.locator('input[autocomplete="current-password"]').fill(CLERK.password)
    await page.locator('input[value=hr]').evaluate((radio: HTMLInputElement) => radio.click())
    await page.waitForTimeout(TYPING_MS / 2)
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('The button to sign in is not visible.')
    // The dashboard is in this document or in a new one.
    await page.evaluate(watchUntilUsable, HR_DASHBOARD.expected)
    await context.addInitScript(watchUntilUsable, HR_DASHBOARD.expected)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const press = () => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    return measure(link, visitor, press, { isPress: true })
  })
}

type Visitor = {
  context: BrowserContext
  page: Page
  times: Map<string, number>
  /** Resolves at the next report that a screen is usable. */
  waitUntilUsable: () => Promise<void>
  readTaskMs: () => Promise<number>
}

async function measure(
  link: Link,
  { times, waitUntilUsable, readTaskMs }: Visitor,
  start: () => Promise<unknown>,
  { isPress }: { isPress: boolean },
): Promise<Sample> {
  const isUsable = waitUntilUsable()
  const taskMs = isPress ? await readTaskMs() : 0
  const pressedAt = performance.timeOrigin + performance.now()
  link.reset()
  await start()
  await isUsable
  const { up, down, requests } = link.read()
  const usableTaskMs = await readTaskMs()
  await link.waitUntilIdle(IDLE_MS, MAX_MS)
  const rest = link.read()
  const startedAt = isPress ? pressedAt : (times.get('started') ?? Number.NaN)
  return {
    seconds: ((times.get('usable') ?? Number.NaN) - startedAt) / 1000,
    down: down / 1000,
    up: up / 1000,
    requests,
    taskMs: usableTaskMs - taskMs,
    restDown: rest.down / 1000,
    restUp: rest.up / 1000,
    restRequests: rest.requests,
  }
}

async function withPage(
  { profile, cpuRate, isPhone }: Conditions,
  visit: (visitor: Visitor) => Promise<Sample>,
): Promise<Sample> {
  const context = await launchBrowser(profile, { isPhone, serviceWorkers: 'allow' })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    const times = new Map<string, number>()
    let onUsable = () => {}
    const reportTime: ReportTime = (name, epochMs) => {
      times.set(name, epochMs)
      if (name === 'usable') onUsable()
    }
    await context.exposeFunction('reportTime', reportTime)
    return await visit({
      context,
      page,
      times,
      waitUntilUsable: () =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`${page.url()} was not usable in time.`)), MAX_MS)
          timer.unref()
          onUsable = () => {
            clearTimeout(timer)
            resolve()
          }
        }),
      async readTaskMs() {
        const { metrics } = await session.send('Performance.getMetrics')
        return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
      },
    })
  } finally {
    await context.close()
  }
}

function storeIdentity({ area, identity }: { area: string; identity: Identity }): void {
  if (location.protocol.startsWith('http')) localStorage.setItem(area, JSON.stringify(identity))
}
