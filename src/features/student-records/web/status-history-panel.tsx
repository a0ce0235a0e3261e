import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InstantText } from '#features/institute/web/public.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { EmptyState, LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { studentRecordsQueries } from './student-records.queries.ts'
import { StudentStatus } from './student-status.tsx'

export function StatusHistoryPanel({ studentId }: { studentId: string }) {
  const { t } = useTranslation('student-records')
  const history = useQuery(studentRecordsQueries.statusHistory(studentId))
  return (
    <Panel title={t('statusHistory')} flush>
      <QueryStates
        query={history}
        loading={<LoadingState rows={2} />}
        isEmpty={({ changes }) => changes.length === 0}
        empty={<EmptyState hint={t('noHistory')} />}
      >
        {({ changes }) => (
          <DataTable
            label={t('statusHistory')}
            rows={changes}
            rowKey={({ at }) => at}
            columns={[
              { key: 'at', header: t('date'), cell: ({ at }) => <InstantText at={at} />, primary: true },
              {
                key: 'status',
                header: t('status'),
                cell: ({ status }) => <StudentStatus student={{ status, isPlaced: 'notPlaced' }} />,
              },
              { key: 'who', header: t('changedBy'), cell: ({ who }) => who || '–', wrap: true },
              { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–', wrap: true },
            ]}
          />
        )}
      </QueryStates>
    </Panel>
  )
}
