import { useQuery } from '@tanstack/react-query'
import { useTotals } from '#shared/web/use-totals.ts'
import { feesQueries } from './fees.queries.ts'

type Query = Parameters<typeof feesQueries.list>[0]

/** Reads a page of receipts and the totals of all pages, which come in a call of their own if there is a search. */
export function useReceipts({ page, ...filters }: Query, { enabled = true } = {}) {
  const list = useQuery({ ...feesQueries.list({ ...filters, page }), enabled })
  const totals = useTotals({
    list: list.data,
    rowCount: list.data?.fees.length,
    query: feesQueries.totals(filters),
    enabled: enabled && filters.search !== '',
  })
  return { list, totals }
}
