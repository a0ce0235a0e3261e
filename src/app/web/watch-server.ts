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
    window.clearInterval(interval)
    if (!isReachable) interval = window.setInterval(handleChange, CHECK_INTERVAL_MS)
    onChange(isReachable)
  }
  const handleChange = () => void (navigator.onLine ? Promise.resolve(true) : serverResponds()).then(update)
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

async function serverResponds(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(CHECK_INTERVAL_MS) })
    return true
  } catch {
    return false
  }
}
