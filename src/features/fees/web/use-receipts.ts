import { useQuery } from '@tanstack/react-query'
import type { FeeTotals } from '#features/fees/contract/fees.contract.ts'
import { useTotals } from '#shared/web/use-totals.ts'
import { feesQueries } from './fees.queries.ts'

type Query = Parameters<typeof feesQueries.list>[0]

/** A page of receipts with the totals of all pages, which come in a call of their own if there is a search. */
export function useReceipts({ page, ...filters }: Query, { enabled = true } = {}) {
  const isSearch = filters.search !== ''
  const list = useQuery({ ...feesQueries.list({ ...filters, page }), enabled })
  const counted = useQuery({ ...feesQueries.totals(filters), enabled: enabled && isSearch })
  return { list, totals: useTotals<FeeTotals>(isSearch ? counted.data : list.data, list.data?.fees.length) }
}
