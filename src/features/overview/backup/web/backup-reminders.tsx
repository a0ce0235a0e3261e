import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { BackupReminder } from '#features/overview/backup/contract/backup.contract.ts'
import type { Key } from '#shared/web/message-keys.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { usePlaceAction } from './backup.queries.ts'

type Texts = { title: Key<'backup'>; text?: Key<'backup'> }

const TEXTS: Record<BackupReminder, Texts> = {
  no_place: { title: 'oneDisk', text: 'oneDiskText' },
  overdue: { title: 'overdue' },
  not_copied: { title: 'notCopied' },
  not_proven: { title: 'notProven' },
}

/** `action` leads to where something can be done. */
export function BackupReminderAlert({ reminder, action }: { reminder: BackupReminder; action?: ReactNode }) {
  const { t } = useTranslation('backup')
  const { title, text } = TEXTS[reminder]
  const hasButtons = Boolean(action) || reminder === 'no_place'
  const isTitled = hasButtons || text !== undefined
  return (
    <Alert
      role="note"
      color="yellow"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      {...(isTitled && { title: t(title) })}
    >
      {isTitled ? text && t(text) : t(title)}
      {hasButtons && (
        <Group mt="xs" gap="xs">
          {action}
          {reminder === 'no_place' && <NotNowButton />}
        </Group>
      )}
    </Alert>
  )
}

function NotNowButton() {
  const { t } = useTranslation('backup')
  const postpone = usePlaceAction('POST /api/admin/backup/place/later')
  return (
    <Button size="xs" variant="default" loading={postpone.isPending} onClick={() => postpone.mutate()}>
      {t('notNow')}
    </Button>
  )
}
