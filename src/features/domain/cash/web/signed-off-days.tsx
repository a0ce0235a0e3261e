import { useTranslation } from '#shared/web/i18n.tsx'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Closing } from '#features/domain/cash/contract/closings.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { DifferenceText } from './cash-sums.tsx'
import { ClosingSheet } from './closing-sheet.tsx'
import { closingsQueries, ROWS_PER_PAGE } from './closings.queries.ts'

export function SignedOffDays({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('cash')
  const list = useQuery(closingsQueries.list(page))
  const columns = useColumns()
  return (
    <Panel title={t('signedOffDays')} flush actions={<ExportMenu endpoint="GET /api/closing/all/export" query={{}} />}>
      <QueryStates query={list} isEmpty={({ total }) => total === 0} empty={<EmptyState hint={t('noSignedOffDays')} />}>
        {({ closings, total }) => (
          <PagedRows
            rowCount={closings.length}
            loading={list.isPlaceholderData}
            pageSize={ROWS_PER_PAGE}
            page={page}
            total={total}
            onPage={onPage}
          >
            <DataTable
              label={t('signedOffDays')}
              columns={columns}
              rows={closings}
              rowKey={({ _id }) => _id}
              busy={list.isPlaceholderData}
              detail={{
                label: ({ date }) => t('closingOf', { day: date }),
                content: (closing) => <ClosingSheet closing={closing} />,
              }}
            />
          </PagedRows>
        )}
      </QueryStates>
    </Panel>
  )
}

function useColumns(): Column<Closing>[] {
  const { t } = useTranslation(['cash', 'words', 'fees'])
  return [
    { key: 'day', header: t('words:day'), cell: ({ date }) => <DayText day={date} />, primary: true },
    { key: 'scope', header: t('words:receipts'), cell: ({ clerk }) => clerk ?? t('fees:allReceipts'), wrap: true },
    { key: 'expected', header: t('expected'), cell: ({ expected }) => <RupeeText amount={expected} />, align: 'end' },
    { key: 'counted', header: t('counted'), cell: ({ counted }) => <RupeeText amount={counted} />, align: 'end' },
    {
      key: 'difference',
      header: t('difference'),
      cell: ({ difference }) => <DifferenceText difference={difference} />,
    },
    { key: 'signedBy', header: t('signedBy'), cell: ({ signedBy }) => signedBy, wrap: true },
    { key: 'signedAt', header: t('signedAt'), cell: ({ signedAt }) => <InstantText at={signedAt} /> },
  ]
}
