import { Box } from '@mantine/core'
import { SettingsScreen } from '#features/institute/web/settings-screen.tsx'
import { NoticeSettings } from '#features/privacy/web/notice-settings.tsx'

/** The settings of every feature. */
export function SettingsPage() {
  return (
    <>
      <SettingsScreen />
      <Box mt="md">
        <NoticeSettings />
      </Box>
    </>
  )
}
