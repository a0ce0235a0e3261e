import { v7 as uuid } from 'uuid'
import { takeSeatOfStudent } from '#features/domain/courses/batches/server/seats/public.ts'
import { assertJoiningDay } from '#features/base/institute/server/days/public.ts'
import { lockStudent } from '#features/domain/students/server/public.ts'
import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { raiseStudentVersion } from '#features/domain/students/server/students.sql.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { Enrolment, EnrolmentBody } from '../contract/enrolments.contract.ts'
import type en from '../contract/messages/en.json'
import { auditEnrolment } from './audit-enrolment.ts'
import { getEnrolment, insertEnrolments } from './enrolments.sql.ts'
import { checkNewFee } from './concession/keep-within-limit.ts'
import { lockNewCourseAndBatch } from './lock-course-and-batch.ts'

const message = messagesOf<typeof en>('enrolments')

/**
 * 404: student unknown or deleted. 409: the student is not active, or the batch is full. 422: unknown course or batch,
 * a batch of another course, a batch in which the student is already, a joining date too far ahead, or a fee that
 * `checkNewFee` rejects.
 */
export async function addEnrolment(tx: Tx, ctx: Ctx, studentId: string, body: EnrolmentBody): Promise<Enrolment> {
  const student = found(await lockStudent(tx, scopeOf(ctx.actor), studentId))
  if (student.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('approvalRequired'))
  if (student.status !== 'Active') throw new AppError(409, 'dropped', message('activateFirst'))
  await assertJoiningDay(tx, ctx, body.joiningDate)
  const { fee, feeReason, overbook, ...fields } = body
  const ids = await lockNewCourseAndBatch(tx, { ...fields, studentId })
  await takeSeatOfStudent(tx, ctx, { studentId, batchId: ids.batchId, overbook })
  const id = uuid()
  const row = { ...fields, ...ids, isCompleted: fields.isCompleted ?? 'no' }
  await insertEnrolments(tx, [{ id, studentId, row, fee }], ctx.clock.now())
  await checkNewFee(tx, ctx, { id, feeReason })
  await recomputeAccount(tx, studentId)
  await raiseStudentVersion(tx, studentId)
  const after = await getEnrolment(tx, id)
  await auditEnrolment(tx, ctx, 'enrolment.create', { after })
  return after
}
