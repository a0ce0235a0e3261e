import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from './hooks.ts'
import type { NavigateOptions } from './types.ts'

/** Navigates when it is rendered, and again when its parent gives it other props. */
export function Navigate(props: NavigateOptions): null {
  const navigate = useNavigate()
  const latest = useRef<NavigateOptions>(undefined)
  useLayoutEffect(() => {
    if (latest.current === props) return
    latest.current = props
    void navigate(props)
  }, [navigate, props])
  return null
}
