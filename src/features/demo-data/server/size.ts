import { DEMO_STUDENTS } from '#features/setup/contract/setup.contract.ts'

export type Size = {
  students: number
  enquiries: number
  /** Average attendance marks of a student, counted back from today. */
  marksPerStudent: number
  expensesPerMonth: number
}

export function demoSize(students = DEMO_STUDENTS): Size {
  return { students, enquiries: Math.round(students * 0.12), marksPerStudent: 9, expensesPerMonth: 8 }
}

export const SEED_MARKS = 20

export function seedSize(students: number, marksPerStudent = SEED_MARKS): Size {
  return {
    students,
    enquiries: Math.round(students / 5),
    marksPerStudent,
    expensesPerMonth: 8 + Math.round(students / 400),
  }
}
