import { useQuery } from '@tanstack/react-query'
import type { EnquiryTotals } from '#features/enquiries/contract/enquiries.contract.ts'
import { useTotals } from '#shared/web/use-totals.ts'
import { enquiriesQueries } from './enquiries.queries.ts'

type Query = Parameters<typeof enquiriesQueries.page>[0]

/** A page of enquiries with the totals of all pages, which come in a call of their own if there is a search. */
export function useEnquiryPage({ page, ...filters }: Query) {
  const isSearch = filters.search !== ''
  const list = useQuery(enquiriesQueries.page({ ...filters, page }))
  const counted = useQuery({ ...enquiriesQueries.totals(filters), enabled: isSearch })
  return { list, totals: useTotals<EnquiryTotals>(isSearch ? counted.data : list.data, list.data?.enquiries.length) }
}
