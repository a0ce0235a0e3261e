import { recomputeAccount } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockReceipt } from './change-receipt.ts'
import { getLimits, markVoided } from './fees.sql.ts'
import { assertMayChange } from './signed-off-days.ts'
import { PERSONAL_FIELDS, toAuditValues } from './receipt-row.ts'

const message = messagesOf<typeof en>('fees')

/**
 * Receipts are voided, never deleted: the row keeps its number and records account, time and reason.
 * 404: unknown or already voided. 409: changed meanwhile, or a part of it was refunded.
 */
export async function voidReceipt(ctx: Ctx<Actor>, id: string, reason: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockReceipt(tx, id)
    checkVersion(ctx, before.version, before)
    await assertMayChange(tx, ctx, before)
    const { minAmount } = await getLimits(tx, id)
    if (minAmount > 0) throw new AppError(409, 'refunded', { key: message('partlyRefunded'), values: { minAmount } })
    await markVoided(tx, id, { at: ctx.clock.now(), by: ctx.actor.id, reason })
    await recomputeAccount(tx, before.student)
    await audit(tx, ctx, {
      action: 'fee.void',
      record: 'receipt',
      recordId: id,
      before: { ...toAuditValues(before), reason },
      personal: { subjectId: before.student, fields: ['reason', ...PERSONAL_FIELDS] },
    })
  })
  return { message: ctx.translate(ctx.language, message('voided')) }
}
