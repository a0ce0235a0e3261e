import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { findOrInstallChromium, getChromiumArguments } from '../../scripts/chromium.ts'

export const CPU_RATE = 4
export const KILOBITS = 400
const MAX_WAIT_MS = 60_000

export type Conditions = { cpuRate?: number; network?: { latencyMs: number } }
type Options = Conditions & { isPhone?: boolean; identity?: Identity; url: string }

export type Visitor = { openPage(): Promise<Page>; close(): Promise<void> }

/**
 * Opens a browser with a cache of its own, without the service worker: its requests would not be slowed down, and the
 * cache of the browser contains the same files.
 */
export async function openBrowser({ cpuRate, network, isPhone = false, identity, url }: Options): Promise<Visitor> {
  const profile = createTemporaryDirectory()
  const context = await launchBrowser(profile, { isPhone, serviceWorkers: 'block' })
  if (identity) await storeIdentity(context, url, identity)
  return {
    async openPage() {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      if (cpuRate !== undefined) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
      if (network) {
        const throughput = (KILOBITS * 1000) / 8
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: network.latencyMs,
          downloadThroughput: throughput,
          uploadThroughput: throughput,
        })
      }
      return page
    },
    async close() {
      await context.close()
      removeDirectory(profile)
    },
  }
}

export async function launchBrowser(
  profile: string,
  { isPhone, serviceWorkers }: { isPhone: boolean; serviceWorkers: 'allow' | 'block' },
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: await findOrInstallChromium(),
    args: getChromiumArguments(),
    serviceWorkers,
    ...(isPhone
      ? { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } }),
  })
}

async function storeIdentity(context: BrowserContext, url: string, identity: Identity): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate((text) => localStorage.setItem('hr', text), JSON.stringify(identity))
  await page.close()
}

/** Returns a function that waits for a painted element and returns the time since the release of pointer or Enter. */
export async function timePress(page: Page, selector: string): Promise<() => Promise<number>> {
  const measured = await page.evaluateHandle((awaited) => {
    const waitFrom = (started: number) =>
      new Promise<number>((resolve) => {
        const check = () => {
          const isShown = document.querySelector(awaited)?.checkVisibility() === true
          if (isShown) setTimeout(() => resolve(performance.now() - started))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      })
    const time = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(waitFrom(timeStamp)), { once: true, capture: true })
    })
    return { time }
  }, selector)
  return async () => {
    await page.locator(selector).first().waitFor({ timeout: MAX_WAIT_MS })
    return measured.evaluate(({ time }) => time)
  }
}
