import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import classes from './scroller.module.css'

type Props = {
  /** What it holds, for who comes to it by keyboard. */
  label: string
  role: 'group' | 'region'
  children: ReactNode
}

/** A table wider than its card scrolls within it, by keyboard too, and a shadow tells at which edge there is more; one that fits is no extra stop. */
export function Scroller({ label, role, children }: Props) {
  const [scroller, more] = useMore()
  const scrolls = more !== ''
  return (
    <div className={classes.frame} data-more={more || undefined}>
      <div ref={scroller} className={classes.scroll} {...(scrolls && { role, 'aria-label': label, tabIndex: 0 })}>
        {children}
      </div>
    </div>
  )
}

/** At which edges there is more: 'before', 'after', both, or none where all fits. */
function useMore(): [RefObject<HTMLDivElement | null>, string] {
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState('')
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // Where it stands is not a whole number on every screen.
      const after = scrollWidth - clientWidth - scrollLeft
      setMore([scrollLeft >= 1 && 'before', after >= 1 && 'after'].filter(Boolean).join(' '))
    }
    const observer = new ResizeObserver(look)
    for (const one of [element, ...element.children]) observer.observe(one)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return [scroller, more]
}
