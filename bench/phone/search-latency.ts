import type { Page } from '@playwright/test'
import { type Measurement, summarize } from '../measure.ts'
import { openBrowser } from './browser.ts'
import type { Institute } from './institute.ts'

const MAX_MS = 150
const KEY_MS = 120
const LISTS = [
  { name: 'students', path: '/hr/StudentList' },
  { name: 'fees', path: '/hr/view-fee' },
]

/** Measures the time from the last key to the painted rows, without a slower network or processor. */
export async function measureSearch({ url, identities, names }: Institute, runs: number): Promise<Measurement[]> {
  const browser = await openBrowser({ url, identity: identities.hr })
  try {
    const measurements: Measurement[] = []
    for (const { name, path } of LISTS) {
      const page = await browser.openPage()
      await page.goto(`${url}${path}`)
      await page.locator('main tbody tr').first().waitFor()
      const samples: number[] = []
      for (const term of names.slice(0, runs)) samples.push(await search(page, term))
      measurements.push(summarize(`rows of a search: ${name}`, samples, { budget: MAX_MS }))
      await page.close()
    }
    return measurements
  } finally {
    await browser.close()
  }
}

async function search(page: Page, term: string): Promise<number> {
  await page.getByRole('searchbox').fill('')
  await page.waitForFunction(() => !location.search.includes('search='))
  await page.locator('main table[aria-busy="false"]').waitFor()
  const measured = await page.evaluateHandle((text) => {
    let lastKey = 0
    performance.clearResourceTimings()
    // A letter that the keyboard of the browser lacks has no keydown.
    addEventListener('input', ({ timeStamp }) => (lastKey = timeStamp), { capture: true })
    const isAnswered = () =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).searchParams.get('search') === text)
    const time = new Promise<number>((resolve) => {
      const check = () => {
        const isShown = isAnswered() && document.querySelector('main table')?.getAttribute('aria-busy') === 'false'
        if (isShown) setTimeout(() => resolve(performance.now() - lastKey))
        else requestAnimationFrame(check)
      }
      check()
    })
    return { time }
  }, term)
  await page.keyboard.type(term, { delay: KEY_MS })
  return measured.evaluate(({ time }) => time)
}
