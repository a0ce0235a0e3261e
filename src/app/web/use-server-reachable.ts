import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

const CHECK_INTERVAL_MS = 3_000

/**
 * Checks when the browser goes offline or online. `navigator.onLine` alone is not enough: a server on this machine can
 * be reached without a network.
 */
export function useServerReachable(): { reachable: boolean; checkServer: () => void } {
  const [reachable, setReachable] = useState(true)
  const client = useQueryClient()

  const onReachable = () => {
    setReachable(true)
    void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
  }
  const update = useEffectEvent(async () => {
    const responds = navigator.onLine || (await serverResponds())
    if (responds && !reachable) onReachable()
    else setReachable(responds)
  })

  useEffect(() => {
    const onChange = () => void update()
    window.addEventListener('offline', onChange)
    window.addEventListener('online', onChange)
    if (!navigator.onLine) onChange()
    const interval = reachable ? undefined : window.setInterval(onChange, CHECK_INTERVAL_MS)
    return () => {
      window.removeEventListener('offline', onChange)
      window.removeEventListener('online', onChange)
      window.clearInterval(interval)
    }
  }, [reachable])

  return { reachable, checkServer: () => void serverResponds().then((responds) => responds && onReachable()) }
}

async function serverResponds(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(CHECK_INTERVAL_MS) })
    return true
  } catch {
    return false
  }
}
