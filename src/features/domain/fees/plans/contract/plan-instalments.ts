import { addMonths } from '#shared/contract/add-months.ts'
import type { PlanBody } from './plans.contract.ts'

type Rows = PlanBody['rows']

/** True if each instalment is at least a rupee, or if there is only one. */
export const canPlan = (amount: number, count: number): boolean => count === 1 || Math.floor(amount / count) > 0

/**
 * Plans an instalment a month, on the day of `from` or on the last day of a shorter month. The amounts are whole
 * rupees; the last one takes the remainder and the paise. `canPlan` must be true of `amount` and `count`.
 */
export function planInstalments(amount: number, count: number, from: string): Rows {
  const each = Math.floor(amount / count)
  const last = (Math.round(amount * 100) - each * (count - 1) * 100) / 100
  return Array.from({ length: count }, (_, index) => ({
    dueDate: addMonths(from, index),
    amount: index === count - 1 ? last : each,
  }))
}
