import type { KeyboardEvent } from 'react'

/** P and A mark the student whose checkbox has the focus. The arrows move to another. Space toggles the checkbox. */
export function handleRowKey(event: KeyboardEvent<HTMLInputElement>, mark: (present: boolean) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'p' || key === 'a') {
    event.preventDefault()
    mark(key === 'p')
  }
  if (key === 'arrowdown' || key === 'arrowup') {
    event.preventDefault()
    const checkbox = event.currentTarget
    const all = [...(checkbox.closest('ul')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    all[all.indexOf(checkbox) + (key === 'arrowdown' ? 1 : -1)]?.focus()
  }
}
