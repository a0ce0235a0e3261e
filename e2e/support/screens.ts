import { expect, type Page, type Request } from '@playwright/test'

/** What anybody can open, also what is refused there. */
export const PUBLIC_SCREENS = [
  '/',
  '/register',
  '/forget-password',
  '/forget-password?token=worn',
  '/nowhere',
  '/fee-receipt',
  '/FeesReceipt',
  '/update',
  '/setup?code=wrong',
]

/** What a page has asked for and waits for. */
const unanswered = new WeakMap<Page, Set<Request>>()

function watched(page: Page): Set<Request> {
  const known = unanswered.get(page)
  if (known) return known
  const waiting = new Set<Request>()
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  unanswered.set(page, waiting)
  return waiting
}

export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))

/** Waits for a screen and all that it shows; `networkidle` would say so half a second later. */
export async function settled(page: Page): Promise<void> {
  const waiting = watched(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await drawn(page)
    expect(waiting.size, 'requests under way').toBe(0)
    expect(await page.locator('.mantine-Skeleton-root').count(), 'skeletons').toBe(0)
    // What has been answered may ask for more once it is drawn.
    await drawn(page)
    expect(waiting.size, 'requests under way').toBe(0)
  }).toPass({ intervals: [20, 50, 100] })
}

export async function show(page: Page, path: string): Promise<void> {
  watched(page).clear()
  await page.goto(path)
  await settled(page)
}
