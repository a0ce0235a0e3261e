import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { adjustmentPersonalFields } from '../../contract/adjustments.contract.ts'
import type en from '../../contract/messages/en.json'
import { feeViewOf } from './fee-view.ts'
import { findStudentOfAdjustment, getAdjustment, markWithdrawn } from './adjustments.sql.ts'

const message = messagesOf<typeof en>('fees')

/** The amount is due again. 403: HR, unless HR gave the discount. 404: unknown or withdrawn. 409: changed meanwhile. */
export async function withdrawAdjustment(ctx: Ctx<Actor>, id: string): Promise<{ message: string; student: string }> {
  return inTx(ctx.db, async (tx) => {
    const studentId = found(await findStudentOfAdjustment(tx, scopeOf(ctx.actor), id))
    await lockAccount(tx, studentId)
    const before = found(await getAdjustment(tx, id, feeViewOf(ctx.actor)))
    if (!before.mayWithdraw) throw forbidden()
    checkVersion(ctx, before.version, before)
    await markWithdrawn(tx, id, { at: ctx.clock.now(), by: ctx.actor.id })
    await recomputeAccount(tx, studentId)
    const { kind, amount, reason, course } = before
    await audit(tx, ctx, {
      action: kind === 'Discount' ? 'discount.withdraw' : 'writeoff.withdraw',
      record: 'student',
      recordId: studentId,
      before: { amount, reason, ...(course !== null && { course }) },
      personal: { subjectId: studentId, fields: adjustmentPersonalFields },
    })
    return { message: ctx.translate(ctx.language, message('withdrawn')), student: studentId }
  })
}
