import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { ENQUIRIES_PER_PAGE } from './enquiries.queries.ts'

type Props = {
  list: UseQueryResult<{ enquiries: Enquiry[] }>
  total: number | undefined
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  children: (enquiries: Enquiry[]) => ReactNode
}

export function EnquiryPages({ list, total, page, onPage, empty, children }: Props) {
  return (
    <QueryStates query={list} isEmpty={({ enquiries }) => enquiries.length === 0 && total === 0} empty={empty}>
      {({ enquiries }) => (
        <PagedRows
          rowCount={enquiries.length}
          loading={list.isPlaceholderData}
          page={page}
          pageSize={ENQUIRIES_PER_PAGE}
          total={total}
          onPage={onPage}
        >
          {children(enquiries)}
        </PagedRows>
      )}
    </QueryStates>
  )
}
