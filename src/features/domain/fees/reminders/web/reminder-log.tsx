import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { Reminder } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Box, Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RemindedText } from './reminded-text.tsx'
import { LOG_ROWS, remindersQueries } from './reminders.queries.ts'

/** Shows nothing while there is no reminder. */
export function ReminderLog({ studentId }: { studentId: string }) {
  const { t } = useTranslation('reminders')
  const [isOpen, { toggle }] = useDisclosure()
  const [page, setPage] = useState(1)
  const enabled = useMay()('fees.list-reminders')
  const log = useQuery({ ...remindersQueries.ofStudent(studentId, page), enabled })
  const newest = useQuery({ ...remindersQueries.ofStudent(studentId, 1), enabled }).data?.reminders[0]
  const columns = useColumns()
  const id = useId()
  if (!newest || !log.data) return null
  const { reminders, total } = log.data
  return (
    <div>
      <Group gap="xs">
        <Text c="dimmed" component="div">
          <RemindedText reminder={newest} />
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={toggle}
        >
          {t('allReminders', { count: total })}
        </Button>
      </Group>
      {isOpen && (
        <Box id={id} mt="xs">
          <Panel title={t('reminderLog')} flush>
            <DataTable
              label={t('reminderLog')}
              columns={columns}
              rows={reminders}
              rowKey={({ date }) => date}
              busy={log.isPlaceholderData}
            />
            <Pager pageSize={LOG_ROWS} page={page} total={total} onPage={setPage} />
          </Panel>
        </Box>
      )}
    </div>
  )
}

function useColumns(): Column<Reminder>[] {
  const { t } = useTranslation(['reminders', 'words'])
  return [
    { key: 'at', header: t('sentAt'), cell: ({ at }) => <InstantText at={at} />, primary: true },
    {
      key: 'reminder',
      header: t('words:reminder'),
      cell: (reminder) => <RemindedText reminder={reminder} />,
      wrap: true,
    },
  ]
}
