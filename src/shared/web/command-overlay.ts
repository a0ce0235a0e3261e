import { useSyncExternalStore } from 'react'

/** `addFee`: the search for the student who pays. */
export type CommandOverlay = 'search' | 'addFee' | 'shortcuts'

let shown: CommandOverlay | null = null
const listeners = new Set<() => void>()

function show(overlay: CommandOverlay | null): void {
  shown = overlay
  for (const listener of listeners) listener()
}

/** Opens the search or the list of shortcuts from anywhere: `onClick={() => openCommandOverlay('search')}`. */
export const openCommandOverlay = (overlay: CommandOverlay): void => show(overlay)
export const closeCommandOverlay = (): void => show(null)

export function useCommandOverlay(): CommandOverlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
