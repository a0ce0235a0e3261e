import { useEffect, useRef, useState, type RefObject } from 'react'

/** A table wider than its card can be reached and scrolled by keyboard; one that fits is no extra stop. */
export function useScrolls(): [RefObject<HTMLDivElement | null>, boolean] {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [scroller, scrolls]
}
