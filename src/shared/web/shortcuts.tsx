import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'
import classes from './shortcuts.module.css'

const STORAGE_KEY = 'single-key-shortcuts'
const listeners = new Set<() => void>()

/** WCAG 2.1.4: shortcuts of a single character can be turned off. The device remembers it. */
export function setSingleKeys(isOn: boolean): void {
  storage.set(STORAGE_KEY, isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => storage.get(STORAGE_KEY) !== 'off',
  )
}

/** The text that is printed on the keyboard. */
export const CONTROL_KEY = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** The keys mean new, fee and print. */
export type PageKey = 'N' | 'F' | 'P'

/** Returns the props of the button or link that the key presses: `<ButtonLink to="…" {...usePageKey('N')}>`. */
export function usePageKey(key: PageKey) {
  return useSingleKeys() ? { 'aria-keyshortcuts': key, rightSection: <KeyHint onButton>{key}</KeyHint> } : {}
}

/** Shows a key as it is printed on the keyboard. Screen readers announce `aria-keyshortcuts` instead. */
export function KeyHint({ children, onButton = false }: { children: string; onButton?: boolean }) {
  return (
    <kbd aria-hidden className={onButton ? classes.buttonKey : classes.key}>
      {children}
    </kbd>
  )
}

/** Finds the button of the key: that of the focused row if it has one, else the first one on the page. */
export function findPageButton(key: PageKey): HTMLElement | undefined {
  const selector = `[aria-keyshortcuts="${key}"]`
  const row = document.activeElement?.closest('tr')
  return [...(row?.querySelectorAll<HTMLElement>(selector) ?? []), ...document.querySelectorAll<HTMLElement>(selector)]
    .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .find((button) => !button.matches(':disabled, [data-disabled="true"], [aria-disabled="true"]'))
}
