import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, or ⌘S, saves the sheet unless a dialog is open. */
export function useSaveKey(save: () => void): void {
  const saveOnKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (document.querySelector('[role="dialog"]') === null) save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveOnKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
