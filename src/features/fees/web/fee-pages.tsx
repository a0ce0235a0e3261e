import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeList } from '#features/fees/contract/fees.contract.ts'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { FeeTable } from './fee-table.tsx'
import { FEES_PER_PAGE } from './fees.queries.ts'
import type { FeeFilters } from './use-fee-filters.ts'

type Props = {
  list: UseQueryResult<FeeList>
  /** Undefined until it is known. */
  total: number | undefined
  filters: FeeFilters
  /** Shown if the list is empty without filters. */
  empty: ReactNode
  voided?: boolean
}

export function FeePages({ list, total, filters, empty, voided = false }: Props) {
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
      {({ fees }) => (
        <PagedRows
          rowCount={fees.length}
          loading={list.isPlaceholderData}
          page={page}
          pageSize={FEES_PER_PAGE}
          total={total}
          onPage={(next) => updateSearch({ page: next })}
        >
          <FeeTable fees={fees} busy={list.isPlaceholderData} voided={voided} />
        </PagedRows>
      )}
    </QueryStates>
  )
}
