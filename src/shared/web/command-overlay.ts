import { useSyncExternalStore } from 'react'
import type { HelpTopic } from '#shared/contract/help-topics.ts'

/** A part of the guide, or without a topic the list of them. */
export type HelpPart = { topic?: HelpTopic; section?: number }

/** `addFee`: the search for the student who pays. `help`: the guide where it explains the screen. */
export type CommandOverlay = 'search' | 'addFee' | 'shortcuts' | 'help' | HelpPart

let shown: CommandOverlay | null = null
const listeners = new Set<() => void>()

function show(overlay: CommandOverlay | null): void {
  shown = overlay
  for (const listener of listeners) listener()
}

/** Opens the search, the list of shortcuts or the guide from anywhere: `onClick={() => openCommandOverlay('search')}`. */
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
