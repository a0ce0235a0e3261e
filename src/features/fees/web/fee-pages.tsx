import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeList } from '#features/fees/contract/fees.contract.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { FeeTable } from './fee-table.tsx'
import { FEES_PER_PAGE } from './fees.queries.ts'
import type { FeeFilters } from './use-fee-filters.ts'

type Props = {
  list: UseQueryResult<FeeList>
  filters: FeeFilters
  /** While nothing narrows the list and there is none. */
  empty: ReactNode
  voided?: boolean
}

/** A page of receipts in its four faces, with the pager. */
export function FeePages({ list, filters: { page, isNarrowed, clear, show }, empty, voided = false }: Props) {
  const { t } = useTranslation(['fees', 'shared'])
  const noneMatches = (
    <EmptyState
      hint={t('noReceiptMatches')}
      action={
        <Button variant="default" onClick={clear}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <QueryStates query={list} isEmpty={({ total }) => total === 0} empty={isNarrowed ? noneMatches : empty}>
      {({ fees, total }) =>
        fees.length === 0 ? (
          <PageBeyondTheLast total={total} pageSize={FEES_PER_PAGE} waiting={list.isPlaceholderData} />
        ) : (
          <>
            <FeeTable fees={fees} busy={list.isPlaceholderData} voided={voided} />
            <Pager page={page} pageSize={FEES_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
          </>
        )
      }
    </QueryStates>
  )
}
