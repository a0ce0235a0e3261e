import { useEffect, useRef } from 'react'
import { usePopup } from './use-overlay.ts'

/** For `<Menu>` and the button in it, which replaces the pressed one and takes its focus. */
export function useOpenOnMount() {
  const menuProps = usePopup()
  const { onChange: setOpened } = menuProps
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    // Mantine returns the focus only to what had it when `opened` changed.
    const frame = requestAnimationFrame(() => setOpened(true))
    return () => cancelAnimationFrame(frame)
  }, [setOpened])
  return { menuProps, button }
}
