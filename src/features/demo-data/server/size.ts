import { DEMO_STUDENTS } from '#features/setup/contract/setup.contract.ts'

export type Size = {
  students: number
  enquiries: number
  /** Marks of attendance for a student on average; they go back from today as far as that takes. */
  marksEach: number
  expensesEachMonth: number
}

/** Marks of about the last three months. */
export function demoSize(students = DEMO_STUDENTS): Size {
  return { students, enquiries: Math.round(students * 0.12), marksEach: 9, expensesEachMonth: 8 }
}

export const SEED_MARKS = 20

export function seedSize(students: number, marksEach = SEED_MARKS): Size {
  return { students, enquiries: Math.round(students / 5), marksEach, expensesEachMonth: 8 + Math.round(students / 400) }
}
