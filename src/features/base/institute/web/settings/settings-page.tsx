import { Slot, type SlotContent, sortByOrder } from '#shared/web/slots.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { SettingsScreen } from './settings-screen.tsx'

/** A feature declares them in its `web/settings.ts`. */
export type SettingsPanels = readonly SlotContent[]

const PANELS = sortByOrder(
  Object.values(
    import.meta.glob<SettingsPanels>('/src/features/*/*/web/settings.ts', { eager: true, import: 'settings' }),
  ),
)

export function SettingsPage() {
  return (
    <>
      <SettingsScreen />
      <Stack gap="md" mt="md">
        <Slot contents={PANELS} />
      </Stack>
    </>
  )
}
