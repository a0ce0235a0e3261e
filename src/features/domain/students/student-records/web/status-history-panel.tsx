import { InstantText } from '#features/base/institute/web/public.ts'
import type { StatusChange } from '#features/domain/students/contract/students.contract.ts'
import { StudentStatus } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'

export function StatusHistoryPanel({ changes }: { changes: StatusChange[] }) {
  const { t } = useTranslation(['student-records', 'words'])
  return (
    <Panel title={t('statusHistory')} flush>
      <DataTable
        label={t('statusHistory')}
        rows={changes}
        rowKey={({ at }) => at}
        columns={[
          { key: 'at', header: t('words:date'), cell: ({ at }) => <InstantText at={at} />, primary: true },
          {
            key: 'status',
            header: t('words:status'),
            cell: ({ status }) => <StudentStatus student={{ status, isPlaced: 'notPlaced' }} />,
          },
          { key: 'who', header: t('changedBy'), cell: ({ who }) => who || '–', wrap: true },
          { key: 'reason', header: t('words:reason'), cell: ({ reason }) => reason ?? '–', wrap: true },
        ]}
      />
    </Panel>
  )
}
