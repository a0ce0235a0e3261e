import * as z from 'zod/mini'
import { rupees } from '#shared/contract/scalars.ts'
import { removeGrouping } from './remove-grouping.ts'

export const parseRupees = (typed: string): number | undefined =>
  z.safeParse(rupees(), removeGrouping(typed)).data as number | undefined

/** Returns the rupees of `total` that the typed amounts leave; below zero if they are more. */
export function subtractTyped(total: number, typedAmounts: readonly string[]): number {
  const toPaise = (amount: number) => Math.round(amount * 100)
  return typedAmounts.reduce((rest, typed) => rest - toPaise(parseRupees(typed) ?? 0), toPaise(total)) / 100
}
