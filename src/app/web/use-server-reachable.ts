import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchServer } from './watch-server.ts'

/** When the server can be reached again, repeats the failed queries. */
export function useServerReachable(): { reachable: boolean; checkServer: () => void } {
  const [reachable, setReachable] = useState(true)
  const check = useRef(() => {})
  const client = useQueryClient()
  const onChange = useEffectEvent((isReachable: boolean) => {
    setReachable(isReachable)
    if (!isReachable) return
    void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
  })
  useEffect(() => {
    const watch = watchServer((isReachable) => onChange(isReachable))
    check.current = watch.check
    return watch.stop
  }, [])
  return { reachable, checkServer: () => check.current() }
}
