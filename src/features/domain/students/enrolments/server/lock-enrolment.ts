import { lockStudent } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { type Scope, scopeOf } from '#shared/server/scope.ts'
import type { Enrolment } from '../contract/enrolments.contract.ts'
import type en from '../contract/messages/en.json'
import { type CourseAndBatchIds, findStudentOfEnrolment, getEnrolment } from './enrolments.sql.ts'

const message = messagesOf<typeof en>('enrolments')

/** Has the errors of `lockApproved`. 409: stale version. */
export async function lockEnrolment(tx: Tx, ctx: Ctx, id: string): Promise<Enrolment & CourseAndBatchIds> {
  const enrolment = await lockApproved(tx, scopeOf(ctx.actor), id)
  checkVersion(ctx, enrolment.version, enrolment)
  return enrolment
}

/**
 * Locks the student and the account, which guard every change of an enrolment. 404: unknown, or the student is deleted.
 * 409: the registration is not approved.
 */
export async function lockApproved(tx: Tx, scope: Scope, id: string): Promise<Enrolment & CourseAndBatchIds> {
  const student = found(await lockStudent(tx, scope, found(await findStudentOfEnrolment(tx, scope, id))))
  if (student.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('approvalRequired'))
  return getEnrolment(tx, id)
}
