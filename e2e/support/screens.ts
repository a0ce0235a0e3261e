import { isFullRun } from '#testing/server/full-run.ts'
import { expect, type Page, type Request } from '@playwright/test'

const pendingRequests = new WeakMap<Page, Set<Request>>()

function trackRequests(page: Page): Set<Request> {
  const known = pendingRequests.get(page)
  if (known) return known
  const pending = new Set<Request>()
  // The stream of changes lasts as long as the page.
  page.on('request', (request) => request.url().includes('/api/changes') || pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  pendingRequests.set(page, pending)
  return pending
}

export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))

/** Does not set the same size again, because the page would be laid out again. */
export async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const size = page.viewportSize()
  if (size?.width === width && size.height === height) return
  await page.setViewportSize({ width, height })
  await waitForPaint(page)
}

/** Waits until a screen shows its data. Playwright's `networkidle` takes half a second longer. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  const pending = trackRequests(page)
  if (new URL(page.url()).pathname !== '/') await expect(page.locator('#sign-in'), 'the app is rendered').toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await waitForPaint(page)
    expect(pending.size, 'requests in progress').toBe(0)
    expect(await page.locator('[data-skeleton]').count(), 'skeletons').toBe(0)
    // A response may lead to another request once it is rendered.
    await waitForPaint(page)
    expect(pending.size, 'requests in progress').toBe(0)
  }).toPass({ intervals: [20, 50, 100] })
}

export async function loadScreen(page: Page, path: string): Promise<void> {
  trackRequests(page).clear()
  await page.goto(path)
  await waitUntilLoaded(page)
}

/**
 * Follows to another screen as a link does if the page shows one, which takes half the time of loading it. The full run
 * loads each.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const follows = !isFullRun && (await showsOtherScreen(page, path))
  await (follows ? followTo(page, path) : loadScreen(page, path))
}

async function showsOtherScreen(page: Page, path: string): Promise<boolean> {
  // The sign-in page is another document.
  if (path === '/') return false
  const isApp = await page.evaluate(() => 'appRouter' in window)
  return isApp && new URL(path, page.url()).pathname !== new URL(page.url()).pathname
}

type Router = {
  history: { push(path: string): void }
  subscribe(event: 'onRendered', listener: () => void): () => void
}

async function followTo(page: Page, path: string): Promise<void> {
  const overlay = page.getByRole('dialog').or(page.getByRole('menu'))
  if ((await overlay.count()) > 0) await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await page.evaluate(async (target) => {
    const router = (window as unknown as { appRouter: Router }).appRouter
    const rendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        resolve()
      })
    })
    router.history.push(target)
    await rendered
  }, path)
  await waitUntilLoaded(page)
}
