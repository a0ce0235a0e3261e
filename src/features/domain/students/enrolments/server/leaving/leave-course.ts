import { getToday } from '#features/base/institute/server/days/public.ts'
import { raiseStudentVersion } from '#features/domain/students/server/students.sql.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { auditEnrolment } from '../audit-enrolment.ts'
import { raiseFeeOfLeaver, setConcession, setFeeOfLeaver } from '../concession/concession.sql.ts'
import { endEnrolment, getEnrolment } from '../enrolments.sql.ts'

type LeaveContext = AuditContext & { actor: Pick<Actor, 'id' | 'name' | 'role'> }

/**
 * `left` is the pending amount of the course, `refunded` the amount that the student gets back: both are taken off the
 * fee.
 */
type Leaving = { day: string; reason: string; left: number; refunded: number }

/**
 * Ends a course with a refund, so that nothing is pending of it. A course that has ended keeps its last day. The caller
 * has locked the account, removed the plan, and recomputes the account.
 */
export async function leaveCourse(
  tx: Tx,
  ctx: LeaveContext,
  id: string,
  { day, reason, left, refunded }: Leaving,
): Promise<void> {
  const before = await getEnrolment(tx, id)
  if (!before.ended) {
    const endDate = day < before.joiningDate ? before.joiningDate : day
    await endEnrolment(tx, id, { endDate, isCompleted: before.isCompleted, reason, at: ctx.clock.now() })
  }
  await setFeeOfLeaver(tx, id, { left, refunded })
  await setConcession(tx, id, { kind: 'Left', reason, day: await getToday(tx, ctx.clock), by: ctx.actor.id })
  if (before.newest) await raiseStudentVersion(tx, before.student)
  await auditEnrolment(tx, ctx, 'enrolment.end', { before, after: await getEnrolment(tx, id) })
}

/**
 * Runs after the refund with which the student left is voided. Its amount becomes part of the fee again, so that still
 * nothing is pending, and the course stays ended. Returns false if somebody has set another fee since.
 */
export async function keepLeaverSettled(tx: Tx, ctx: LeaveContext, id: string, amount: number): Promise<boolean> {
  const before = await getEnrolment(tx, id)
  if (!(await raiseFeeOfLeaver(tx, id, amount))) return false
  if (before.newest) await raiseStudentVersion(tx, before.student)
  await auditEnrolment(tx, ctx, 'enrolment.update', { before, after: await getEnrolment(tx, id) })
  return true
}
