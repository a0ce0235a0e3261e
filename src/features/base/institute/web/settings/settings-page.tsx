import { useEffect } from 'react'
import { type StaffPermission, useMay } from '#shared/web/may.ts'
import { useLocation } from '#shared/web/router/router.ts'
import { type SlotContent, sortByOrder } from '#shared/web/slots.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Needing } from '#shared/web/ui/needing.tsx'
import { INSTITUTE_PANEL, SettingsScreen } from './settings-screen.tsx'

/** A feature declares them in its `web/settings.ts`. `/admin/settings#id` shows the panel with this id. */
export type SettingsPanels = readonly (SlotContent & { id?: string })[]

const PANELS = sortByOrder(
  Object.values(
    import.meta.glob<SettingsPanels>('/src/features/*/*/web/settings.ts', { eager: true, import: 'settings' }),
  ),
)

const ANY_PANEL: StaffPermission[] = [INSTITUTE_PANEL, ...PANELS.flatMap(({ may }) => may ?? [])]

export function SettingsPage() {
  useScrollToPanel()
  const may = useMay()
  return (
    <Needing may={ANY_PANEL}>
      <SettingsScreen />
      <Stack gap="md" mt="md">
        {PANELS.filter((panel) => may(panel.may)).map(({ order, id, Content }) =>
          id === undefined ? (
            <Content key={order} />
          ) : (
            <div key={order} id={id}>
              <Content />
            </div>
          ),
        )}
      </Stack>
    </Needing>
  )
}

/** Keeps the panel of the address in view while the panels above it load and grow, until the reader does something. */
function useScrollToPanel(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const panel = document.getElementById(hash)
    if (!panel) return
    const observer = new ResizeObserver(() => panel.scrollIntoView())
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const input of inputs) addEventListener(input, stop, { passive: true })
    return () => {
      stop()
      for (const input of inputs) removeEventListener(input, stop)
    }
  }, [hash])
}
