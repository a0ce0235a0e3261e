import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Enquiry } from '#features/enquiries/contract/enquiries.contract.ts'
import { LastPageRedirect } from '#shared/web/ui/last-page-redirect.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { ENQUIRIES_PER_PAGE } from './enquiries.queries.ts'

type Props = {
  list: UseQueryResult<{ enquiries: Enquiry[]; total: number }>
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  children: (enquiries: Enquiry[]) => ReactNode
}

export function EnquiryPages({ list, page, onPage, empty, children }: Props) {
  return (
    <QueryStates query={list} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ enquiries, total }) =>
        enquiries.length === 0 ? (
          <LastPageRedirect total={total} pageSize={ENQUIRIES_PER_PAGE} loading={list.isPlaceholderData} />
        ) : (
          <>
            {children(enquiries)}
            <Pager page={page} pageSize={ENQUIRIES_PER_PAGE} total={total} onPage={onPage} />
          </>
        )
      }
    </QueryStates>
  )
}
