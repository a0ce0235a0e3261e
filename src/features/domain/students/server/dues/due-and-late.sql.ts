import { type RawBuilder, sql } from 'kysely'
import type { Age } from '../../contract/days-late.ts'

/**
 * A balance without a plan is due so many days after the last payment, or after joining. Indexes and daily sums contain
 * it.
 */
export const DUE_AFTER_DAYS = 35

/** The oldest unpaid due date of `student_account as m`. It is the expression of its index. */
export const DUE_DATE = sql<string>`coalesce(m.planned_due_on, m.due_from + ${sql.lit(DUE_AFTER_DAYS)})`

/** `day`, the due date, is up to today. */
export const isDue = (today: string, day: RawBuilder<unknown> = DUE_DATE) => sql<boolean>`${day} <= ${today}::date`

/** Late, or overdue, means that `day`, the due date, is before today. */
export const isLate = (today: string, day: RawBuilder<unknown> = DUE_DATE) => sql<boolean>`${day} < ${today}::date`

/** Is 0 on the due date, negative before it. */
export const countDaysLate = (today: string, day: RawBuilder<unknown> = DUE_DATE) =>
  sql<number>`${today}::date - ${day}`

const DAYS_LATE: Record<Age, [first: number, last: number]> = {
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '90+': [91, 100_000],
}

/** Compares with a range of due dates, so that the index serves it. */
export function hasAge(age: Age, today: string, day: RawBuilder<unknown> = DUE_DATE): RawBuilder<boolean> {
  const [first, last] = DAYS_LATE[age]
  return sql<boolean>`${day} between ${today}::date - ${sql.lit(last)} and ${today}::date - ${sql.lit(first)}`
}
