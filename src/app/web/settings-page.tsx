import { Stack } from '@mantine/core'
import { BackupPanel } from '#features/backup/web/backup-panel.tsx'
import { SettingsScreen } from '#features/institute/web/settings-screen.tsx'
import { NoticeSettings } from '#features/privacy/web/notice-settings.tsx'

/** The settings of every feature. */
export function SettingsPage() {
  return (
    <>
      <SettingsScreen />
      <Stack gap="md" mt="md">
        <NoticeSettings />
        <BackupPanel />
      </Stack>
    </>
  )
}
