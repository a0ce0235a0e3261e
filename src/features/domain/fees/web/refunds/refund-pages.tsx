import type { UseQueryResult } from '@tanstack/react-query'
import type { RefundList } from '#features/domain/fees/contract/refunds.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { FEES_PER_PAGE } from '../fees.queries.ts'
import type { FeeFilters } from '../use-fee-filters.ts'
import { RefundsTable } from './refunds-table.tsx'

type Props = { list: UseQueryResult<RefundList>; filters: FeeFilters }

export function RefundPages({ list, filters: { page, isNarrowed, clear, updateSearch } }: Props) {
  const { t } = useTranslation(['fees', 'shared'])
  const clearButton = (
    <Button variant="default" onClick={clear}>
      {t('shared:clearSearch')}
    </Button>
  )
  return (
    <QueryStates
      query={list}
      isEmpty={({ total }) => total === 0}
      empty={
        isNarrowed ? (
          <EmptyState kind="noMatch" hint={t('noRefundMatches')} action={clearButton} />
        ) : (
          <EmptyState hint={t('noRefunds')} />
        )
      }
    >
      {({ refunds, total }) => (
        <PagedRows
          rowCount={refunds.length}
          loading={list.isPlaceholderData}
          page={page}
          pageSize={FEES_PER_PAGE}
          total={total}
          onPage={(next) => updateSearch({ page: next })}
        >
          <RefundsTable refunds={refunds} busy={list.isPlaceholderData} withStudent />
        </PagedRows>
      )}
    </QueryStates>
  )
}
