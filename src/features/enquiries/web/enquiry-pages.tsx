import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import { ENQUIRIES_PER_PAGE } from './enquiries.queries.ts'

type Props = {
  list: UseQueryResult<{ enquiries: Enquiry[]; total: number }>
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  /** The table. */
  children: (enquiries: Enquiry[]) => ReactNode
}

/** A page of enquiries in its four faces, with the pager. */
export function EnquiryPages({ list, page, onPage, empty, children }: Props) {
  return (
    <QueryStates query={list} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ enquiries, total }) =>
        enquiries.length === 0 ? (
          <PageBeyondTheLast total={total} pageSize={ENQUIRIES_PER_PAGE} waiting={list.isPlaceholderData} />
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
