import type { Locator, Page } from '@playwright/test'
import { type Measurement, summarize } from '../measure.ts'
import { CPU_RATE, openBrowser } from './browser.ts'
import type { Institute } from './institute.ts'

const MAX_MS = 100
/** Chromium reports interactions from this duration on, in steps of 8 ms. */
const SHORTEST_MS = 16
const SETTLE_MS = 1000
const KEY_MS = 150

type Job = {
  name: string
  path: (institute: Institute) => string
  ready: string
  prepare?: (page: Page) => Promise<void>
  press?: (page: Page) => Locator
  keys?: string[]
}

const LIST = { path: () => '/hr/StudentList?due=pending', ready: 'main tbody tr' }
const getFirstRow = (page: Page) => page.locator('main tbody tr').first()
const openFeeDrawer = async (page: Page) => {
  await getFirstRow(page).hover()
  await getFirstRow(page)
    .getByRole('link', { name: /Add Fee/ })
    .click()
  await page.getByLabel('Fees Amount').fill('100')
}

const JOBS: Job[] = [
  {
    name: 'open a row menu',
    ...LIST,
    press: (page) => getFirstRow(page).getByRole('button', { name: /^Actions for/ }),
  },
  {
    name: 'sort a column',
    ...LIST,
    press: (page) => page.getByRole('columnheader', { name: 'Name' }).getByRole('button'),
  },
  { name: 'switch a tab', ...LIST, press: (page) => page.getByRole('tab', { name: /^Active/ }) },
  {
    name: 'type in a search',
    ...LIST,
    keys: ['a', 's', 'h', 'a'],
    prepare: (page) => page.getByRole('searchbox').focus(),
  },
  {
    name: 'open the fee drawer',
    ...LIST,
    prepare: (page) => getFirstRow(page).hover(),
    press: (page) => getFirstRow(page).getByRole('link', { name: /Add Fee/ }),
  },
  { name: 'type an amount', ...LIST, prepare: openFeeDrawer, keys: ['1', '2', '0'] },
  {
    name: 'take a payment',
    ...LIST,
    prepare: openFeeDrawer,
    press: (page) =>
      page.getByRole('button', {
        name: 'Save',
        exact: true,
      }),
  },
  {
    name: 'mark one of a batch',
    path: ({ batch }) => `/hr/student-attendence-list?batch=${encodeURIComponent(batch)}`,
    ready: 'main ul li input',
    press: (page) => page.locator('main ul li input').nth(3),
  },
  { name: 'open the search for everything', ...LIST, keys: ['Control+K'] },
  { name: 'open the account menu', ...LIST, press: (page) => page.locator('header button').last() },
  { name: 'open another screen', ...LIST, press: (page) => page.locator('aside a[href="/hr/enquiry"]') },
]

/** Measures the longest interaction of each job, from the input to the next paint, with a slower processor. */
export async function measureInteractions(institute: Institute, runs: number): Promise<Measurement[]> {
  const { url, identities } = institute
  const browser = await openBrowser({ cpuRate: CPU_RATE, url, identity: identities.hr })
  const measurements: Measurement[] = []
  try {
    for (const job of JOBS) {
      const samples: number[] = []
      for (let run = 0; run < runs; run++) {
        const page = await browser.openPage()
        await page.goto(`${url}${job.path(institute)}`)
        samples.push(await timeJob(page, job))
        await page.close()
      }
      measurements.push(summarize(`interaction: ${job.name}`, samples, { budget: MAX_MS }))
    }
  } finally {
    await browser.close()
  }
  return measurements
}

async function timeJob(page: Page, { ready, prepare, press, keys = [] }: Job): Promise<number> {
  await page.locator(ready).first().waitFor()
  await prepare?.(page)
  await press?.(page).hover()
  await page.waitForTimeout(SETTLE_MS)
  const longest = await observeInteractions(page)
  // A locator would examine the page while it handles the event.
  if (press) {
    await page.mouse.down()
    await page.mouse.up()
  }
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(KEY_MS)
  }
  await page.waitForTimeout(SETTLE_MS)
  return longest.evaluate(({ ms }) => ms)
}

const observeInteractions = (page: Page) =>
  page.evaluateHandle((shortest) => {
    const result = { ms: shortest }
    type EventTiming = PerformanceEntry & { interactionId: number }
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[])
        if (interactionId > 0) result.ms = Math.max(result.ms, duration)
    })
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
    return result
  }, SHORTEST_MS)
