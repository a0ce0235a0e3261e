import type { TrailFault } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { FAULT_LABELS } from '#features/overview/audit-trail/contract/fault-labels.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ActorCell, RecordCell, useActionText } from './audit-trail-table.tsx'

/** Shows the first entry of each kind of fault. */
export function TrailFaultsTable({ faults }: { faults: TrailFault[] }) {
  const { t } = useTranslation('audit-trail')
  const format = useFormat()
  const getActionText = useActionText()
  return (
    <DataTable
      label={t('trailDiffers')}
      rows={faults}
      rowKey={({ kind }) => kind}
      columns={[
        {
          key: 'number',
          header: t('entry'),
          primary: true,
          cell: ({ number }) => (number === null ? '–' : t('entryNumber', { number: format.count(number) })),
        },
        { key: 'fault', header: t('fault'), wrap: true, cell: (fault) => <FaultCell fault={fault} /> },
        { key: 'at', header: t('time'), cell: ({ entry }) => (entry ? <InstantText at={entry.at} /> : '–') },
        {
          key: 'who',
          header: t('actor'),
          wrap: true,
          cell: ({ entry }) => (entry ? <ActorCell entry={entry} /> : '–'),
        },
        { key: 'action', header: t('action'), wrap: true, cell: ({ entry }) => (entry ? getActionText(entry) : '–') },
        {
          key: 'record',
          header: t('recordHeader'),
          wrap: true,
          cell: ({ entry }) => (entry ? <RecordCell entry={entry} /> : '–'),
        },
      ]}
    />
  )
}

function FaultCell({ fault: { kind, day, count } }: { fault: TrailFault }) {
  const { t } = useTranslation('audit-trail')
  return (
    <>
      {t(FAULT_LABELS[kind], { day: day ?? '' })}
      {count > 1 && (
        <Text size="sm" c="dimmed">
          {t('moreFaults', { count: count - 1 })}
        </Text>
      )}
    </>
  )
}
