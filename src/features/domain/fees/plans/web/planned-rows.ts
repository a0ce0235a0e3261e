import * as z from 'zod/mini'
import { canPlan, planInstalments } from '#features/domain/fees/plans/contract/plan-instalments.ts'
import { MAX_ROWS, type CoursePlan } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { day } from '#shared/contract/scalars.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { subtractTyped } from '#shared/web/form/typed-rupees.ts'

export type TypedRow = { dueDate: string; amount: string }
export type PlanValues = { count: string; from: string; rows: string }

const TypedRows = z.array(z.object({ dueDate: z.string(), amount: z.string() }))

/** The rows are one value of the form, as JSON. */
export const writeRows = (rows: readonly { dueDate: string; amount: number | string }[]): string =>
  JSON.stringify(rows.map(({ dueDate, amount }) => ({ dueDate, amount: String(amount) })))

export const readRows = (value: string): TypedRow[] => z.parse(TypedRows, JSON.parse(value))

export const toBody = ({ rows }: PlanValues) => ({
  rows: readRows(rows).map(({ dueDate, amount }) => ({ dueDate, amount: removeGrouping(amount) })),
})

/**
 * Starts with the unpaid rows of the plan, or with instalments from today: as many as the course proposes, else three.
 */
export function planValues({ rows, left, proposed }: CoursePlan, today: string): PlanValues {
  const unpaid = rows.filter((row) => row.left > 0)
  const planned =
    unpaid.length > 0
      ? unpaid.map(({ dueDate, ...row }) => ({ dueDate, amount: row.left }))
      : planInstalments(left, canPlan(left, proposed ?? 3) ? (proposed ?? 3) : 1, today)
  return { count: String(planned.length), from: planned[0]?.dueDate ?? today, rows: writeRows(planned) }
}

/** Undefined until number and day are valid. */
export function replan(left: number, { count, from }: Pick<PlanValues, 'count' | 'from'>): string | undefined {
  const n = /^\d{1,2}$/.test(count.trim()) ? Number(count) : 0
  if (n < 1 || n > MAX_ROWS || !canPlan(left, n) || !z.safeParse(day(), from).success) return undefined
  return writeRows(planInstalments(left, n, from))
}

/** Returns the rupees that the rows leave, below zero if they are more. */
export function getRest(left: number, rows: readonly TypedRow[]): number {
  const amounts = rows.map(({ amount }) => amount)
  return subtractTyped(left, amounts)
}
