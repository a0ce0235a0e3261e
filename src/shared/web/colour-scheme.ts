import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

export type ColourScheme = 'light' | 'dark' | 'auto'

/** `page-start.js` reads it too. */
const KEY = 'colour-scheme'
const listeners = new Set<() => void>()

function getColourScheme(): ColourScheme {
  const stored = storage.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

export function setColourScheme(scheme: ColourScheme): void {
  storage.set(KEY, scheme)
  update()
}

export const useColourScheme = (): ColourScheme => useSyncExternalStore(subscribe, getColourScheme, () => 'auto')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(): void {
  applyColourScheme()
  for (const listener of listeners) listener()
}

const getDarkSystem = () => matchMedia('(prefers-color-scheme: dark)')

/** The style sheets, also those of Mantine, read the attribute. */
export function applyColourScheme(): void {
  const scheme = getColourScheme()
  const shown = scheme === 'auto' ? (getDarkSystem().matches ? 'dark' : 'light') : scheme
  document.documentElement.setAttribute('data-mantine-color-scheme', shown)
}

/** Follows the system and what is chosen in another tab. */
export function watchColourScheme(): void {
  getDarkSystem().addEventListener('change', applyColourScheme)
  window.addEventListener('storage', ({ key }) => key === KEY && update())
}
