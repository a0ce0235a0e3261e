import { v7 as uuid } from 'uuid'
import { getEnrolmentToPay } from '#features/domain/students/enrolments/server/public.ts'
import { leaveCourse } from '#features/domain/students/enrolments/server/leaving/public.ts'
import { assertRecordDay, getToday } from '#features/base/institute/server/days/public.ts'
import { listPlansOfStudent, removePlan } from '#features/domain/fees/plans/server/public.ts'
import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { limitOf } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { beyondLimit, found, invalidField } from '#shared/server/errors.ts'
import { EVERYBODY, scopeOf } from '#shared/server/scope.ts'
import type en from '../../contract/messages/en.json'
import { type Refund, type RefundBody, refundPersonalFields } from '../../contract/refunds.contract.ts'
import { findWriteOffsLeft, limitOfWriteOffs } from '../adjustments/limit-write-offs.ts'
import { getAccount } from '../fees.sql.ts'
import { getFinancialYear } from '../financial-year.ts'
import { insertRefund, sumRefundsOfDay } from './refunds.sql.ts'
import { assertAccountSeen } from '../receipts/seen-account.ts'
import { shareCounts } from '../counts/cash-counts.sql.ts'

const message = messagesOf<typeof en>('fees')

type RefundContext = AuditContext & { actor: Pick<Actor, 'id' | 'name' | 'role' | 'permissions' | 'limits'> }

/**
 * Locks the student's account, then the refund series. 404: student unknown or deleted. 409: the account is not as
 * `seen`. 422: date in the future or before 2000, amount above the caller's limit or what was paid, in all or of the course that the student
 * leaves, or an enrolment of another student.
 */
export async function recordRefund(
  tx: Tx,
  ctx: RefundContext,
  studentId: string,
  { enrolment: enrolmentId, leaves = false, ...refund }: RefundBody,
  seen?: number,
): Promise<Refund> {
  await lockAccount(tx, studentId)
  const account = found(await getAccount(tx, scopeOf(ctx.actor), studentId))
  await assertAccountSeen(tx, studentId, account, seen)
  const issuedOn = await getToday(tx, ctx.clock)
  await assertRecordDay(tx, ctx, refund.date)
  await assertWithinLimit(tx, ctx.actor, { studentId, amount: refund.amount, issuedOn })
  if (account.PaidFee === 0) throw invalidField('amount', message('nothingPaid'))
  if (refund.amount > account.PaidFee) throw invalidField('amount', message('abovePaid'), { paid: account.PaidFee })
  const enrolment = await getEnrolmentToPay(tx, studentId, enrolmentId)
  if (leaves) await leave(tx, ctx, { studentId, enrolmentId: enrolment.id, refund })

  await shareCounts(tx)
  // Takes the refund number, so it runs after every check.
  const saved = await insertRefund(tx, {
    ...refund,
    leaves,
    id: uuid(),
    financialYear: getFinancialYear(issuedOn),
    issuedOn,
    issuedAt: ctx.clock.now(),
    issuedBy: ctx.actor.id,
    enrolment,
    student: { ...account, id: studentId, name: `${account.fname} ${account.lname}` },
  })
  await recomputeAccount(tx, studentId)

  await audit(tx, ctx, {
    action: 'refund.record',
    record: 'refund',
    recordId: saved._id,
    after: toAuditValues(saved),
    personal: { subjectId: studentId, fields: refundPersonalFields },
  })
  return saved
}

/** The refunds to a student on one day count together, so that several small ones are no way around the limit. */
async function assertWithinLimit(
  tx: Tx,
  actor: RefundContext['actor'],
  { studentId, amount, issuedOn }: { studentId: string; amount: number; issuedOn: string },
): Promise<void> {
  const max = limitOf(actor, 'fees.refund')
  if (max === Infinity) return
  const left = max - (await sumRefundsOfDay(tx, studentId, issuedOn))
  if (amount > left) throw beyondLimit('amount', message('refundAboveLimit'), { sum: max, left: Math.max(0, left) })
}

type Leaving = { studentId: string; enrolmentId: string; refund: Pick<RefundBody, 'amount' | 'date' | 'reason'> }

/**
 * Other courses stay as they are: their share of the payments is not refunded. What is pending of the course is
 * forgiven, so it is within the caller's limit of write-offs.
 */
async function leave(tx: Tx, ctx: RefundContext, { studentId, enrolmentId, refund }: Leaving): Promise<void> {
  const { amount, date, reason } = refund
  const plans = await listPlansOfStudent(tx, EVERYBODY, studentId)
  const course = found(plans.find((plan) => plan.enrolment === enrolmentId))
  if (amount > course.paid) throw invalidField('amount', message('aboveCoursePaid'), { paid: course.paid })
  const max = limitOfWriteOffs(ctx.actor)
  const left = await findWriteOffsLeft(tx, max, studentId)
  if (course.left > left)
    throw beyondLimit('leaves', message('leavesAboveLimit'), { pending: course.left, sum: max, left })
  await removePlan(tx, ctx, course)
  await leaveCourse(tx, ctx, enrolmentId, { day: date, reason, left: course.left, refunded: amount })
}

/**
 * Leaves out name and contact, because audit entries are never deleted. The end of a course has an entry of its own.
 */
export const toAuditValues = ({
  name: _name,
  contact: _contact,
  leaves: _leaves,
  reference,
  note,
  ...refund
}: Refund) => ({
  ...refund,
  reference: reference ?? undefined,
  note: note ?? undefined,
})
