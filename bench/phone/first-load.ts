import type { Page } from '@playwright/test'
import { type Measurement, summarize } from '../measure.ts'
import { type Conditions, openBrowser, timePress } from './browser.ts'
import { CLERK, type Institute } from './institute.ts'

const MAX_COLD_MS = 5000
const MAX_WARM_MS = 1000
const MAX_NEXT_MS = 700
const TYPING_MS = 6000
export const DASHBOARD_READY = '#pending-fees [role=rowheader]'

/** Measures the sign-in of a first visit and of a later one, and the dashboard after it. */
export async function measureFirstLoad(
  { url }: Institute,
  conditions: Conditions,
  runs: number,
): Promise<Measurement[]> {
  const cold: number[] = []
  const warm: number[] = []
  const code = { cold: [] as number[], warm: [] as number[] }
  const next: number[] = []
  for (let run = 0; run < runs; run++) {
    const browser = await openBrowser({ ...conditions, url, isPhone: true })
    try {
      const first = await browser.openPage()
      cold.push(await openSignIn(first, url))
      const isThere = waitForCode(first)
      next.push(await signIn(first))
      code.cold.push(await isThere)
      await first.evaluate(() => localStorage.clear())
      await first.close()
      // Chromium stores compiled code on the second visit.
      await openSignIn(await browser.openPage(), url)
      const third = await browser.openPage()
      warm.push(await openSignIn(third, url))
      code.warm.push(await waitForCode(third))
    } finally {
      await browser.close()
    }
  }
  return [
    summarize('sign-in usable, first visit', cold, { budget: MAX_COLD_MS }),
    summarize('sign-in usable, third visit', warm, { budget: MAX_WARM_MS }),
    summarize('sign-in form taken over by its code, first visit', code.cold),
    summarize('sign-in form taken over by its code, third visit', code.warm),
    summarize(`dashboard after the sign-in, first visit, ${TYPING_MS / 1000} s of typing`, next, {
      budget: MAX_NEXT_MS,
    }),
  ]
}

/** Returns the milliseconds until the field shows the typed letter. */
async function openSignIn(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('input[type=email]').pressSequentially('c')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          const isTyped = document.querySelector<HTMLInputElement>('input[type=email]')?.value === 'c'
          if (isTyped) setTimeout(() => resolve(performance.now()))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
  )
}

/** Returns the milliseconds from the start of the page until its code takes over. A press before that waits. */
async function waitForCode(page: Page): Promise<number> {
  await page.locator('#sign-in').waitFor({ state: 'detached' })
  return page.evaluate(() => performance.now())
}

async function signIn(page: Page): Promise<number> {
  await page.locator('input[type=email]').fill(CLERK.email)
  await page.waitForTimeout(TYPING_MS / 2)
  await page.getByLabel('Password', { exact: true }).fill(CLERK.password)
  await page.waitForTimeout(TYPING_MS / 2)
  await page.locator('input[value=hr]').tap()
  const readTime = await timePress(page, DASHBOARD_READY)
  await page.getByRole('button', { name: 'Sign in' }).tap()
  return readTime()
}
