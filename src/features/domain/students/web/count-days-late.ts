import { getDaysLate } from '#features/domain/students/contract/days-late.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'

/** Counts the days since the due date of a balance; 0 on that day, before it, and without a balance. */
export const countDaysLate = (
  { PendingFee, dueDate }: Pick<Student, 'PendingFee' | 'dueDate'>,
  today: string,
): number => (PendingFee > 0 ? Math.max(0, getDaysLate(dueDate, today)) : 0)
