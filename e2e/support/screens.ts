import { expect, type Page, type Request } from '@playwright/test'

const pendingRequests = new WeakMap<Page, Set<Request>>()

function trackRequests(page: Page): Set<Request> {
  const known = pendingRequests.get(page)
  if (known) return known
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  pendingRequests.set(page, pending)
  return pending
}

export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))

/** Waits until a screen shows its data. Playwright's `networkidle` takes half a second longer. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  const pending = trackRequests(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await waitForPaint(page)
    expect(pending.size, 'requests in progress').toBe(0)
    expect(await page.locator('.mantine-Skeleton-root').count(), 'skeletons').toBe(0)
    // A response may lead to another request once it is rendered.
    await waitForPaint(page)
    expect(pending.size, 'requests in progress').toBe(0)
  }).toPass({ intervals: [20, 50, 100] })
}

export async function openScreen(page: Page, path: string): Promise<void> {
  trackRequests(page).clear()
  await page.goto(path)
  await waitUntilLoaded(page)
}
