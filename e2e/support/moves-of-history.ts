import type { BrowserContext } from '@playwright/test'

/**
 * An overlay that closes removes its entry of the history (browser-back.ts). The browser gives up a page that it begins
 * to load meanwhile, so `goto` of all pages of the context waits for the end of such a move.
 */
export async function awaitMovesOfHistory(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const go = history.go.bind(history)
    let isMoving = false
    history.go = (delta) => {
      isMoving = true
      go(delta)
    }
    // The app's own listener, which comes later, ends the event.
    addEventListener('popstate', () => (isMoving = false))
    Object.assign(window, { isHistoryMoving: () => isMoving })
  })
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      await page.waitForFunction(isStill, undefined, { polling: 20 })
      return goto(url, options)
    }
  })
}

async function isStill(): Promise<boolean> {
  // The app begins the move a task or two after it has closed something.
  for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve))
  return !(window as { isHistoryMoving?: () => boolean }).isHistoryMoving?.()
}
