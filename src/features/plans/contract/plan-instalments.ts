import { addMonths } from '#shared/contract/add-months.ts'
import type { PlanBody } from './plans.contract.ts'

type Rows = PlanBody['rows']

/** Monthly on the day of `from`, or on the last day of a shorter month. The last instalment takes the remainder. */
export function planInstalments(amount: number, count: number, from: string): Rows {
  const paise = Math.round(amount * 100)
  const each = Math.floor(paise / count)
  return Array.from({ length: count }, (_, index) => ({
    dueDate: addMonths(from, index),
    amount: (index === count - 1 ? paise - each * (count - 1) : each) / 100,
  }))
}
