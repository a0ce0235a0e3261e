import { useState } from 'react'

/** A list that was read without its totals lacks them all. */
type ListOf<Totals> = { [Name in keyof Totals]?: Totals[Name] | undefined }

/**
 * The totals of a list, or the last ones while they are counted. Without rows they are undefined meanwhile: the number of
 * the page may be too high.
 */
export function useTotals<Totals extends { total: number }>(
  counted: ListOf<Totals> | undefined,
  rowCount: number | undefined,
): Totals | undefined {
  const totals = hasTotals(counted) ? counted : undefined
  const [last, setLast] = useState(totals)
  if (totals !== undefined && totals !== last) setLast(totals)
  return totals ?? (rowCount ? last : undefined)
}

const hasTotals = <Totals extends { total: number }>(list: ListOf<Totals> | undefined): list is Totals =>
  list?.total !== undefined
