import { isFetchingData } from './query-client.ts'

/** The page shows its data, and no code has arrived for so long. */
const QUIET_MS = 1_000

/** Runs it once nothing that the page shows is loading, so that it competes with none of it for a slow line. */
export function whenIdle(run: () => void): void {
  let timer = 0
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(check, QUIET_MS)
  }
  const check = () => {
    if (document.readyState !== 'complete' || isFetchingData()) return wait()
    observer.disconnect()
    // Safari lacks it.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run)
    else run()
  }
  const observer = new PerformanceObserver(wait)
  observer.observe({ type: 'resource' })
  wait()
}
