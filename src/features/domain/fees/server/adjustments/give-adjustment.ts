import { v7 as uuid } from 'uuid'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, beyondLimit, found, invalidField } from '#shared/server/errors.ts'
import { type Scope, scopeOf } from '#shared/server/scope.ts'
import {
  type Adjustment,
  adjustmentPersonalFields,
  type Discountable,
  type DiscountBody,
  type WriteOffBody,
} from '../../contract/adjustments.contract.ts'
import type en from '../../contract/messages/en.json'
import { getAdjustment, insertAdjustment, listDiscountable } from './adjustments.sql.ts'
import { limitOfConcessions } from './fee-terms.sql.ts'
import { feeViewOf } from './fee-view.ts'
import { findWriteOffsLeft, limitOfWriteOffs } from './limit-write-offs.ts'
import { getAccount } from '../fees.sql.ts'
import { assertAccountSeen } from '../receipts/seen-account.ts'

const message = messagesOf<typeof en>('fees')

type AdjustContext = AuditContext & { actor: Pick<Actor, 'id' | 'name' | 'role' | 'permissions' | 'limits'> }

/**
 * 404: student unknown or deleted. 409: registration not approved, or the account is not as `seen`. 422: nothing is
 * pending, above the pending amount, the course's fee or the caller's limit, or an enrolment of another student.
 */
export async function giveDiscount(
  tx: Tx,
  ctx: AdjustContext,
  studentId: string,
  { amount, reason, enrolment }: DiscountBody,
  seen?: number,
): Promise<Adjustment> {
  const pending = await lockPending(tx, scopeOf(ctx.actor), studentId, seen)
  const courses = await listDiscountable(tx, studentId, feeViewOf(ctx.actor), limitOfConcessions(ctx.actor))
  const course = enrolment ? courses.find((one) => one.enrolment === enrolment) : courses[0]
  if (!course) throw invalidField('enrolment', message('otherEnrolment'))
  assertPending(pending)
  if (amount > course.maxAmount) throw await refuseDiscount(tx, studentId, course, amount)
  return addAdjustment(tx, ctx, studentId, { kind: 'Discount', enrolment: course.enrolment, amount, reason })
}

async function refuseDiscount(tx: Tx, studentId: string, course: Discountable, amount: number): Promise<AppError> {
  const free = await listDiscountable(tx, studentId, 'all', 100)
  const isOnlyLimit = free.some((one) => one.enrolment === course.enrolment && amount <= one.maxAmount)
  const refuse = isOnlyLimit ? beyondLimit : invalidField
  return course.maxAmount === 0
    ? refuse('amount', message('noDiscountLeft'))
    : refuse('amount', message('discountTooHigh'), { sum: course.maxAmount })
}

/** Has the errors of `giveDiscount`, except those of the course. */
export async function writeOff(
  tx: Tx,
  ctx: AdjustContext,
  studentId: string,
  { amount, reason }: WriteOffBody,
  seen?: number,
): Promise<Adjustment> {
  const pending = await lockPending(tx, scopeOf(ctx.actor), studentId, seen)
  assertPending(pending)
  const max = limitOfWriteOffs(ctx.actor)
  const left = await findWriteOffsLeft(tx, max, studentId)
  if (amount > left) throw beyondLimit('amount', message('writeOffAboveLimit'), { sum: max, left })
  if (amount > pending) throw invalidField('amount', message('aboveBalance'), { pending })
  return addAdjustment(tx, ctx, studentId, { kind: 'Write-off', enrolment: null, amount, reason })
}

async function lockPending(tx: Tx, scope: Scope, studentId: string, seen: number | undefined): Promise<number> {
  await lockAccount(tx, studentId)
  const account = found(await getAccount(tx, scope, studentId))
  if (account.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('approveFirst'))
  await assertAccountSeen(tx, studentId, account, seen)
  return account.PendingFee
}

function assertPending(pending: number) {
  if (pending === 0) throw invalidField('amount', message('nothingPending'))
}

async function addAdjustment(
  tx: Tx,
  ctx: AdjustContext,
  studentId: string,
  values: Pick<Adjustment, 'kind' | 'enrolment' | 'amount' | 'reason'>,
): Promise<Adjustment> {
  const id = uuid()
  const { actor, clock } = ctx
  const view = feeViewOf(actor)
  const given = { by: actor.id, isLimited: view !== 'all', at: clock.now(), date: await getToday(tx, clock) }
  await insertAdjustment(tx, { ...values, id, studentId, ...given })
  await recomputeAccount(tx, studentId)
  const adjustment = found(await getAdjustment(tx, id, view))
  const { amount, reason, course } = adjustment
  await audit(tx, ctx, {
    action: values.kind === 'Discount' ? 'discount.give' : 'writeoff.add',
    record: 'student',
    recordId: studentId,
    after: { amount, reason, ...(course !== null && { course }) },
    personal: { subjectId: studentId, fields: adjustmentPersonalFields },
  })
  return adjustment
}
