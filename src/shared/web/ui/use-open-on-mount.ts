import { useEffect, useRef } from 'react'
import { usePopup } from './use-overlay.ts'

/** Returns the props of `<Menu>` and the ref of its button, which replaces the pressed one and takes its focus. */
export function useOpenOnMount() {
  const menuProps = usePopup()
  const { onChange: setOpened } = menuProps
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    // Mantine returns the focus only to the element that had it when `opened` changed.
    const frame = requestAnimationFrame(() => setOpened(true))
    return () => cancelAnimationFrame(frame)
  }, [setOpened])
  return { menuProps, button }
}
