import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import classes from './scroller.module.css'

type Props = {
  label: string
  role: 'group' | 'region'
  children: ReactNode
}

export function Scroller({ label, role, children }: Props) {
  const [scroller, overflow] = useOverflow()
  const scrolls = overflow !== ''
  return (
    <div className={classes.container} data-overflow={overflow || undefined}>
      <div ref={scroller} className={classes.scroll} {...(scrolls && { role, 'aria-label': label, tabIndex: 0 })}>
        {children}
      </div>
    </div>
  )
}

/** Returns a ref and the edges with hidden content: 'before', 'after', 'before after' or ''. */
function useOverflow(): [RefObject<HTMLDivElement | null>, string] {
  const scroller = useRef<HTMLDivElement>(null)
  const [overflow, setOverflow] = useState('')
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const { scrollLeft, clientWidth } = element
      const contentWidth = Math.max(...[...element.children].map((child) => child.clientWidth))
      // `scrollLeft` is fractional on some screens.
      const after = contentWidth - clientWidth - scrollLeft
      setOverflow([scrollLeft >= 1 && 'before', after >= 1 && 'after'].filter(Boolean).join(' '))
    }
    const observer = new ResizeObserver(update)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [])
  return [scroller, overflow]
}
