import { Stack } from '@mantine/core'
import { AbsenceSettingsPanel } from '#features/absences/web/absence-settings-panel.tsx'
import { BackupPanel } from '#features/backup/web/backup-panel.tsx'
import { DiscountLimitPanel } from '#features/fees/web/adjustments/discount-limit-panel.tsx'
import { ImportSettingsPanel } from '#features/import-export/web/import-settings-panel.tsx'
import { SettingsScreen } from '#features/institute/web/settings-screen.tsx'
import { ReminderSettingsPanel } from '#features/reminders/web/reminder-settings-panel.tsx'
import { HolidaysPanel } from '#features/timetable/web/holidays-panel.tsx'
import { NoticeSettings } from '#features/privacy/web/notice-settings.tsx'

export function SettingsPage() {
  return (
    <>
      <SettingsScreen />
      <Stack gap="md" mt="md">
        <DiscountLimitPanel />
        <ImportSettingsPanel />
        <ReminderSettingsPanel />
        <AbsenceSettingsPanel />
        <HolidaysPanel />
        <NoticeSettings />
        <BackupPanel />
      </Stack>
    </>
  )
}
