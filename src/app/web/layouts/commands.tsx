import { Suspense, useState } from 'react'
import { useCommandOverlay } from '#shared/web/command-overlay.ts'
import type { Area } from '#shared/web/identity-store.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { useShortcuts } from './use-shortcuts.ts'

const loadOverlays = () => import('../commands/command-overlays.tsx').then((module) => module.CommandOverlays)
const CommandOverlays = lazyComponent(loadOverlays)

export const preloadCommands = () => void loadOverlays().catch(() => {})

/** Handles the shortcuts, and loads the search and the list of shortcuts once one of them is opened. */
export function Commands({ area }: { area: Area }) {
  useShortcuts(area)
  const overlay = useCommandOverlay()
  const [isNeeded, setNeeded] = useState(false)
  if (overlay && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <CommandOverlays />
      </Suspense>
    )
  )
}
