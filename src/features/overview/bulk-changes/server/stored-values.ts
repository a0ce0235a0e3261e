import type { CourseValues } from '#features/domain/students/enrolments/server/public.ts'
import type { PlanBody } from '#features/domain/fees/plans/contract/plans.contract.ts'
import type { StudentsChange } from '../contract/bulk-changes.contract.ts'
import type { Planned } from './plan-changes.ts'
import type { StudentState } from './student-states.sql.ts'

/** The values of a student before a change, which an undo writes back. */
export type Stored = Omit<CourseValues, 'batchSince'> & {
  isPlaced: boolean
  /** The first day in the new batch, from which an undo moves back. */
  movedOn?: string
  plan?: PlanBody['rows']
  waitingId?: string
}

type Change = Pick<Planned, 'plan' | 'batchSince'> & { stored: StudentState }

export const toStored = ({ stored, plan, batchSince }: Change, waitingId: string | undefined): Stored => ({
  enrolmentId: stored.enrolmentId,
  batchId: stored.batchId,
  endDate: stored.endDate,
  isCompleted: stored.isCompleted,
  isPlaced: stored.isPlaced,
  ...(batchSince !== null && { movedOn: batchSince }),
  ...(plan && { plan: plan.before.rows.map(({ dueDate, amount }) => ({ dueDate, amount })) }),
  ...(waitingId !== undefined && { waitingId }),
})

export const changesCourse = ({ batch, isCompleted, endDate }: StudentsChange): boolean =>
  batch !== undefined || isCompleted !== undefined || endDate !== undefined

/** If true, the version of the student rises. */
export const changesStudent = (change: StudentsChange): boolean =>
  changesCourse(change) || change.isPlaced !== undefined
