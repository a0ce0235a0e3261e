import { serverResponds } from '#shared/web/server-responds.ts'

const CHECK_INTERVAL_MS = 3_000

/**
 * Calls the listener when the server becomes unreachable, and when it can be reached again. Checks when the browser goes
 * offline or online. `navigator.onLine` alone is not enough: a server on this machine can be reached without a network.
 */
export function watchServer(onChange: (isReachable: boolean) => void): { check: () => void; stop: () => void } {
  let isReachable = true
  let interval = 0
  const update = (next: boolean) => {
    if (next === isReachable) return
    isReachable = next
    onChange(isReachable)
  }
  const check = () => {
    if (navigator.onLine) window.clearInterval(interval)
    void (navigator.onLine ? Promise.resolve(true) : serverResponds()).then(update)
  }
  const handleChange = () => {
    window.clearInterval(interval)
    // A server that responds while the network fails may be gone a moment later.
    interval = window.setInterval(check, CHECK_INTERVAL_MS)
    check()
  }
  window.addEventListener('offline', handleChange)
  window.addEventListener('online', handleChange)
  if (!navigator.onLine) handleChange()
  return {
    check: () => void serverResponds().then((responds) => responds && update(true)),
    stop: () => {
      window.removeEventListener('offline', handleChange)
      window.removeEventListener('online', handleChange)
      window.clearInterval(interval)
    },
  }
}
