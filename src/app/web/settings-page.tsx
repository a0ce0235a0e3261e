import { Stack } from '@mantine/core'
import { AbsenceSettingsPanel } from '#features/domain/attendance/absences/web/absence-settings-panel.tsx'
import { BackupPanel } from '#features/overview/backup/web/backup-panel.tsx'
import { DiscountLimitPanel } from '#features/domain/fees/web/adjustments/discount-limit-panel.tsx'
import { ImportSettingsPanel } from '#features/overview/import-export/web/import-settings-panel.tsx'
import { SettingsScreen } from '#features/base/institute/web/settings-screen.tsx'
import { ReminderSettingsPanel } from '#features/domain/fees/reminders/web/reminder-settings-panel.tsx'
import { HolidaysPanel } from '#features/domain/timetable/web/holidays-panel.tsx'
import { NoticeSettings } from '#features/domain/students/privacy/web/notice-settings.tsx'

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
