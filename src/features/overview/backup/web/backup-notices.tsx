import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { BackupReminderAlert } from './backup-reminders.tsx'
import { remindersQuery } from './reminders-query.ts'

/** On the dashboard of admins. */
export function BackupNotices() {
  const { t } = useTranslation('backup')
  const { data } = useQuery(remindersQuery())
  if (!data || data.reminders.length === 0) return null
  return (
    <Stack gap="md" mb="md">
      {data.reminders.map((reminder) => (
        <BackupReminderAlert
          key={reminder}
          reminder={reminder}
          action={
            <ButtonLink to="/admin/settings" hash="backups" size="xs" variant="default">
              {t(reminder === 'no_place' ? 'setPlace' : 'toBackups')}
            </ButtonLink>
          }
        />
      ))}
    </Stack>
  )
}
