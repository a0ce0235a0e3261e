import { DEMO_STUDENTS } from '../contract/demo-data.contract.ts'

export type Size = {
  students: number
  enquiries: number
  /** The numbers of parts in which fees are paid. Not everyone has paid all of them. */
  instalments: readonly [number, ...number[]]
  /** Average attendance marks of a student, counted back from today. */
  marksPerStudent: number
  expensesPerMonth: number
}

export function demoSize(students = DEMO_STUDENTS): Size {
  return {
    students,
    enquiries: Math.round(students * 0.12),
    instalments: [1, 2, 2, 3, 3, 3, 4, 4],
    marksPerStudent: 9,
    expensesPerMonth: 8,
  }
}

export const SEED_RECEIPTS = 5
export const SEED_MARKS = 20

/** Both are averages. About every fifth student has paid nothing or a part. */
type RowsPerStudent = { receipts?: number; marks?: number }

export function seedSize(
  students: number,
  { receipts = SEED_RECEIPTS, marks = SEED_MARKS }: RowsPerStudent = {},
): Size {
  return {
    students,
    enquiries: Math.round(students / 5),
    instalments: [Math.round(receipts * 1.4)],
    marksPerStudent: marks,
    expensesPerMonth: 8 + Math.round(students / 400),
  }
}
