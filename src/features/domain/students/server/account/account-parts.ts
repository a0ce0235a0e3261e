import type { RawBuilder } from 'kysely'
import { slot } from '#shared/server/slot.ts'

/** SQL from which `student_account` is computed. */
export const accountParts = slot<{
  /** Selects `fee`, `paid` and `due_from` of one student. */
  selectSums(id: string): RawBuilder<unknown>
  /** Selects `student_id` and the same of students with one enrolment, who have only paid. */
  selectFirstSums(ids: readonly string[]): RawBuilder<unknown>
  /** Selects `is_planned`, `day` and `amount` of what a student owes: one row a due date, planned or not. */
  selectOpen(id: string): RawBuilder<unknown>
  hasPlan(enrolment: RawBuilder<unknown>): RawBuilder<boolean>
}>('parts of an account')
