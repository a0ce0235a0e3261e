import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import type { FeeList, FilterFees } from '#features/domain/fees/contract/fees.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { FeeTable } from './fee-table.tsx'
import { FEES_PER_PAGE } from './fees.queries.ts'
import { LazyPrintableFees } from './print/print-receipts.tsx'
import type { FeeFilters } from './use-fee-filters.ts'

type Props = {
  list: UseQueryResult<FeeList>
  total: number | undefined
  filters: FeeFilters
  /** Shown if the list is empty without filters. */
  empty: ReactNode
  voided?: boolean
  /** The filters of the list while receipts are ticked to be printed. */
  printing?: FilterFees | undefined
}

export function FeePages({ list, total, filters, empty, voided = false, printing }: Props) {
  const { page, isNarrowed, clear, updateSearch } = filters
  const { t } = useTranslation(['fees', 'shared'])
  const noMatch = (
    <EmptyState
      kind="noMatch"
      hint={t('noReceiptMatches')}
      action={
        <Button variant="default" onClick={clear}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <QueryStates
      query={list}
      isEmpty={({ fees }) => fees.length === 0 && total === 0}
      empty={isNarrowed ? noMatch : empty}
    >
      {({ fees }) => {
        const showTable = (selection?: ComponentProps<typeof FeeTable>['selection']) => (
          <FeeTable fees={fees} busy={list.isPlaceholderData} voided={voided} selection={selection} />
        )
        return (
          <PagedRows
            rowCount={fees.length}
            loading={list.isPlaceholderData}
            page={page}
            pageSize={FEES_PER_PAGE}
            total={total}
            onPage={(next) => updateSearch({ page: next })}
          >
            {printing && total !== undefined ? (
              <Suspense fallback={showTable()}>
                <LazyPrintableFees total={total} query={printing}>
                  {showTable}
                </LazyPrintableFees>
              </Suspense>
            ) : (
              showTable()
            )}
          </PagedRows>
        )
      }}
    </QueryStates>
  )
}
