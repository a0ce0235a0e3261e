import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

const ASK_AGAIN_MS = 3_000

/**
 * Whether the server answers, asked when the browser says that the network went or came. Its word alone does not do:
 * the server may stand on this machine, where it answers without any network.
 */
export function useReachable(): { reachable: boolean; look: () => void } {
  const [reachable, setReachable] = useState(true)
  const client = useQueryClient()

  const isBack = () => {
    setReachable(true)
    void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
  }
  const look = useEffectEvent(async () => {
    const answers = navigator.onLine || (await serverAnswers())
    if (answers && !reachable) isBack()
    else setReachable(answers)
  })

  useEffect(() => {
    const onChange = () => void look()
    window.addEventListener('offline', onChange)
    window.addEventListener('online', onChange)
    if (!navigator.onLine) onChange()
    const asking = reachable ? undefined : window.setInterval(onChange, ASK_AGAIN_MS)
    return () => {
      window.removeEventListener('offline', onChange)
      window.removeEventListener('online', onChange)
      window.clearInterval(asking)
    }
  }, [reachable])

  return { reachable, look: () => void serverAnswers().then((answers) => answers && isBack()) }
}

async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ASK_AGAIN_MS) })
    return true
  } catch {
    return false
  }
}
