import { DAY_MS } from '#shared/contract/durations.ts'

/** Days since a due date: the ages of what is late. */
export const AGES = ['1-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

/** 0 on the due date, negative before it. */
export const getDaysLate = (dueDate: string, today: string): number =>
  (Date.parse(today) - Date.parse(dueDate)) / DAY_MS
