import { IconTrash } from '@tabler/icons-react'
import type { BatchOverview } from '#features/domain/courses/batches/contract/overview.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import type { Sorting } from '#shared/web/ui/sort-header.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { useRemoveBatch } from './batches.queries.ts'
import { FillLevel } from './fill-level.tsx'
import { formatHours, formatSessions, useWeekdays } from './use-weekdays.ts'

type Props = { batches: BatchOverview[]; busy: boolean; sorting: Sorting }

export function BatchTable({ batches, busy, sorting }: Props) {
  const { t } = useTranslation(['batches', 'words', 'courses'])
  const today = useToday()
  const weekdays = useWeekdays().short
  const remove = useRemoveBatch()
  const confirmAndRemove = (batch: BatchOverview) =>
    confirmDelete(t('willBeDeleted', { code: batch.bCode }), () => remove.mutateAsync(batch))
  const mayChange = useMay()('courses.run-batches')
  const actions = (batch: BatchOverview) => (
    <>
      <EditLink
        to="/hr/batch/edit"
        search={{ id: batch._id }}
        state={{ batch }}
        label={t('edit', { code: batch.bCode })}
      />
      <IconAction
        label={t('delete', { code: batch.bCode })}
        icon={<IconTrash size={17} aria-hidden />}
        danger
        onClick={() => void confirmAndRemove(batch)}
      />
    </>
  )
  // Registration no longer offers it.
  const ended = <StatusBadge tone="plain">{t('ended')}</StatusBadge>
  return (
    <DataTable
      label={t('words:batches')}
      busy={busy || remove.isPending}
      rows={batches}
      rowKey={({ _id }) => _id}
      sorting={sorting}
      columns={[
        {
          key: 'bCode',
          header: t('words:batchCode'),
          primary: true,
          cell: ({ bCode, endDate }) => (
            <>
              {bCode} {hasEnded(endDate, today) && ended}
            </>
          ),
        },
        {
          key: 'courseName',
          header: t('courses:courseName'),
          cell: ({ courseName }) => courseName,
          grow: true,
          quiet: true,
        },
        {
          key: 'bTime',
          header: t('words:batchTime'),
          cell: (batch) => <TwoTexts first={batch.bTime} second={formatDays(batch, weekdays)} />,
        },
        {
          key: 'teaching',
          header: t('teaching'),
          grow: true,
          wrap: true,
          cell: ({ trainer, room }) => <TwoTexts first={trainer} second={room} />,
        },
        { key: 'startDate', header: t('startDate'), cell: ({ startDate }) => <DayText day={startDate} /> },
        { key: 'endDate', header: t('words:endDate'), cell: ({ endDate }) => <DayText day={endDate} /> },
        { key: 'fill', header: t('strength'), sort: 'desc', cell: (batch) => <FillLevel batch={batch} /> },
      ]}
      actions={mayChange ? actions : undefined}
      phone={(batch) => ({
        title: batch.bCode,
        details: [batch.bTime, batch.courseName, batch.trainer, batch.room],
        amount: <FillLevel batch={batch} />,
        note: hasEnded(batch.endDate, today) && ended,
        end: mayChange && actions(batch),
      })}
    />
  )
}

function TwoTexts({ first, second }: { first: string | null; second: string | null }) {
  return (
    <>
      {first}{' '}
      {second && (
        <Text span display="inline-block" size="sm" c="dimmed">
          {second}
        </Text>
      )}
    </>
  )
}

/** Leaves out the hours if the batch time contains them. */
function formatDays({ bTime, sessions }: BatchOverview, weekdays: readonly string[]): string {
  const text = formatSessions(sessions, weekdays)
  const [first] = sessions
  if (!first || !bTime.includes(first.start) || !bTime.includes(first.end)) return text
  const hours = ` ${formatHours(first)}`
  return text.endsWith(hours) && !text.includes(' · ') ? text.slice(0, -hours.length) : text
}

const hasEnded = (day: string | null, today: string) => day !== null && day < today
