import { takeSeatOfStudent } from '#features/domain/courses/batches/server/seats/public.ts'
import { assertJoiningDay } from '#features/base/institute/server/days/public.ts'
import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { raiseStudentVersion } from '#features/domain/students/server/students.sql.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { applyChange } from '#shared/server/apply-change.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type { Enrolment, EnrolmentChange } from '../contract/enrolments.contract.ts'
import { auditEnrolment } from './audit-enrolment.ts'
import { changeEnrolmentFee } from './concession/change-enrolment-fee.ts'
import { getEnrolment, updateEnrolment as updateRow } from './enrolments.sql.ts'
import { keepWithinLimit } from './concession/keep-within-limit.ts'
import { lockCourseAndBatch } from './lock-course-and-batch.ts'
import { lockEnrolment } from './lock-enrolment.ts'
import { chooseBatchDay } from './moves/plan-moves.ts'

const studentsMessage = messagesOf<typeof studentsEn>('students')

/**
 * Has the errors of `lockEnrolment`. 409: the batch is full. 422: the end date is before the joining date, the joining
 * date is too far ahead, unknown course or batch, a batch of another course or in which the student is already, errors
 * of `chooseBatchDay`, the total fee would be below the paid amount, or `keepWithinLimit` rejects the fee.
 */
export async function updateEnrolment(
  ctx: Ctx<Actor>,
  id: string,
  { fee, feeReason, overbook, movedOn, alwaysInBatch, ...change }: EnrolmentChange,
): Promise<Enrolment> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockEnrolment(tx, ctx, id)
    const next = applyChange(before, change)
    // The body may contain one of the two days; the contract compares them only if it contains both.
    if (next.endDate !== null && next.endDate < next.joiningDate)
      throw invalidField('endDate', studentsMessage('endsBeforeJoining'))
    await assertJoiningDay(tx, ctx, next.joiningDate, before.joiningDate)
    const ids = await lockCourseAndBatch(tx, { ...before, id, studentId: before.student }, change)
    const { batchId } = ids
    const studentId = before.student
    const isMoved = batchId !== before.batchId
    if (isMoved) await takeSeatOfStudent(tx, ctx, { studentId, batchId, overbook })
    const endedOn = before.ended ? before.endDate : null
    const course = { ...next, id, studentId, batchId, endedOn, isPending: false }
    const move = isMoved ? await chooseBatchDay(tx, ctx, course, { movedOn, alwaysInBatch }) : { batchSince: null }
    await keepWithinLimit(tx, ctx, { id, feeReason }, async () => {
      if (fee !== undefined) await changeEnrolmentFee(tx, id, fee)
      await updateRow(tx, id, { ...next, ...ids, batchSince: move.batchSince })
    })
    await recomputeAccount(tx, before.student)
    const after = await getEnrolment(tx, id)
    // If it is opened again, the flat fields may become its own.
    if (before.newest || after.newest) await raiseStudentVersion(tx, before.student)
    await auditEnrolment(tx, ctx, 'enrolment.update', { before, after, marksMoved: move.marksMoved })
    return after
  })
}
