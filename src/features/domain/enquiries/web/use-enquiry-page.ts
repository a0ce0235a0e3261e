import { useQuery } from '@tanstack/react-query'
import { useTotals } from '#shared/web/use-totals.ts'
import { enquiriesQueries } from './enquiries.queries.ts'

type Query = Parameters<typeof enquiriesQueries.page>[0]

/** Loads a page of enquiries and the totals of all pages, which come in a call of their own if there is a search. */
export function useEnquiryPage({ page, ...filters }: Query) {
  const list = useQuery(enquiriesQueries.page({ ...filters, page }))
  const totals = useTotals({
    list: list.data,
    rowCount: list.data?.enquiries.length,
    query: enquiriesQueries.totals(filters),
    enabled: filters.search !== '',
  })
  return { list, totals }
}
