import { DAY_MS } from '#shared/contract/durations.ts'

/** These are the ages of late amounts, in days since the due date. */
export const AGES = ['1-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

/** Is 0 on the due date, negative before it. */
export const getDaysLate = (dueDate: string, today: string): number =>
  (Date.parse(today) - Date.parse(dueDate)) / DAY_MS
