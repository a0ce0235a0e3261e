import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

/** A list that was read without its totals lacks them all. */
type ListOf<Totals> = { [Name in keyof Totals]?: Totals[Name] | undefined }

type Options<Totals, Key extends QueryKey> = {
  list: ListOf<NoInfer<Totals>> | undefined
  rowCount: number | undefined
  /** Reads the totals in a call of their own if it is enabled. */
  query: UseQueryOptions<Totals, Error, Totals, Key>
  enabled: boolean
}

/**
 * Returns the totals of a list, or the last ones while they are counted. Without rows they are undefined meanwhile:
 * the number of the page may be too high.
 */
export function useTotals<Totals extends { total: number }, Key extends QueryKey>({
  list,
  rowCount,
  query,
  enabled,
}: Options<Totals, Key>): Totals | undefined {
  const counted = useQuery({ ...query, enabled })
  const totals = enabled ? counted.data : hasTotals<Totals>(list) ? list : undefined
  const [last, setLast] = useState(totals)
  if (totals !== undefined && totals !== last) setLast(totals)
  return totals ?? (rowCount ? last : undefined)
}

const hasTotals = <Totals extends { total: number }>(list: ListOf<Totals> | undefined): list is Totals =>
  list?.total !== undefined
