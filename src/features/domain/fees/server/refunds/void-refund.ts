import { keepLeaverSettled } from '#features/domain/students/enrolments/server/leaving/public.ts'
import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type en from '../../contract/messages/en.json'
import { refundPersonalFields } from '../../contract/refunds.contract.ts'
import { getPending } from '../fees.sql.ts'
import { toAuditValues } from './record-refund.ts'
import { findStudentOfRefund, getRefund, markRefundVoided } from './refunds.sql.ts'
import { shareCounts } from '../counts/cash-counts.sql.ts'

const message = messagesOf<typeof en>('fees')

/**
 * Refunds are voided, never deleted: the row keeps its number and records account, time and reason. The course of a
 * student who left with it stays ended, and its fee rises by the amount. 404: unknown or already voided. 409: changed
 * meanwhile, or less is pending than was refunded, so that more would be paid than the fee.
 */
export async function voidRefund(ctx: Ctx<Actor>, id: string, reason: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const studentId = found(await findStudentOfRefund(tx, scopeOf(ctx.actor), id))
    await lockAccount(tx, studentId)
    const before = found(await getRefund(tx, id))
    checkVersion(ctx, before.version, before)
    const isSettled = before.leaves && (await keepLeaverSettled(tx, ctx, before.enrolment, before.amount))
    const pending = await getPending(tx, studentId)
    if (!isSettled && pending < before.amount)
      throw new AppError(409, 'above_balance', { key: message('refundNotPending'), values: { pending } })
    await shareCounts(tx)
    await markRefundVoided(tx, id, { at: ctx.clock.now(), by: ctx.actor.id, reason })
    await recomputeAccount(tx, studentId)
    await audit(tx, ctx, {
      action: 'refund.void',
      record: 'refund',
      recordId: id,
      before: { ...toAuditValues(before), voidReason: reason },
      personal: { subjectId: studentId, fields: ['voidReason', ...refundPersonalFields] },
    })
  })
  return { message: ctx.translate(ctx.language, message('refundVoided')) }
}
