import { useLayoutEffect, useRef } from 'react'
import { useRouter } from './hooks.ts'
import { isSameEntry } from './locations.ts'
import type { Location, NavigateOptions } from './types.ts'

/** Navigates when it is rendered, and again when its parent's props lead elsewhere. */
export function Navigate(props: NavigateOptions): null {
  const router = useRouter()
  const latest = useRef<Location>(undefined)
  useLayoutEffect(() => {
    const location = router.buildLocation(props)
    if (latest.current && isSameEntry(latest.current, location)) return
    latest.current = location
    void router.navigate(props)
  })
  return null
}
