import { useQuery } from '@tanstack/react-query'
import type { BulkChange } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { bulkLabels } from '#features/overview/bulk-changes/contract/bulk-changes.labels.ts'
import { COMPLETION_LABELS, PLACEMENT_LABELS } from '#features/domain/students/contract/choice-labels.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { bulkChangesQueries, useUndoChange } from './bulk-changes.queries.ts'

/** Shows nothing while there are none. */
export function RecentChanges() {
  const { t } = useTranslation('bulk-changes')
  const describe = useDescription()
  const { changes = [] } = useQuery(bulkChangesQueries.list()).data ?? {}
  if (changes.length === 0) return null
  return (
    <Panel flush title={t('recent')} note={t('recentHint')}>
      <DataTable
        label={t('recent')}
        rows={changes}
        rowKey={({ _id }) => _id}
        columns={[
          { key: 'at', header: t('time'), primary: true, width: 176, cell: ({ at }) => <InstantText at={at} /> },
          { key: 'by', header: t('by'), cell: ({ by }) => by, width: 176, fixed: true, wrap: true },
          { key: 'change', header: t('whatChanges'), wrap: true, grow: true, cell: ({ change }) => describe(change) },
          { key: 'students', header: t('students'), align: 'end', cell: ({ students }) => students, width: 104 },
        ]}
        actions={(change) => <UndoButton change={change} />}
      />
    </Panel>
  )
}

function UndoButton({ change }: { change: BulkChange }) {
  const { t } = useTranslation('bulk-changes')
  const undo = useUndoChange()
  if (change.undone)
    return (
      <Text size="sm" c="dimmed">
        {t('wasUndone')}
      </Text>
    )
  if (change.undoUntil === null) return null
  const ask = async () => {
    const isUndone = await confirm({
      title: t('undoTitle', { count: change.students }),
      text: t('undoText'),
      confirmLabel: t('undo'),
      run: () => undo.mutateAsync(change._id),
    })
    if (isUndone) toast.success(t('undone'))
  }
  return (
    <Button size="xs" variant="default" onClick={() => void ask()}>
      {t('undo')}
    </Button>
  )
}

function useDescription() {
  const { t } = useTranslation(['bulk-changes', 'words', 'students', 'enrolments'])
  return ({
    batch,
    movedOn,
    isCompleted,
    isPlaced,
    endDate,
    instalments,
    firstDue,
    remind,
  }: BulkChange['change']): string =>
    [
      batch !== undefined && `${t(bulkLabels.batch)}: ${batch}`,
      movedOn && `${t(bulkLabels.movedOn)}: ${movedOn}`,
      isCompleted && `${t(bulkLabels.isCompleted)}: ${t(COMPLETION_LABELS[isCompleted])}`,
      isPlaced && `${t(bulkLabels.isPlaced)}: ${t(PLACEMENT_LABELS[isPlaced])}`,
      endDate === null && t('clearEndDate'),
      endDate && `${t(bulkLabels.endDate)}: ${endDate}`,
      instalments !== undefined && firstDue !== undefined && t('planOf', { count: instalments, date: firstDue }),
      remind && t(bulkLabels.remind),
    ]
      .filter((text) => typeof text === 'string')
      .join(', ')
}
