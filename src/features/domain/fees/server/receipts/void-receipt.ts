import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { Receipt, VoidBody } from '../../contract/fees.contract.ts'
import type en from '../../contract/messages/en.json'
import { assertMayChange } from './assert-may-change.ts'
import { lockReceipt } from './change-receipt.ts'
import { getLimits, markVoided } from '../fees.sql.ts'
import { keepRest, replaceReceipt } from './replace-receipt.ts'
import { PERSONAL_FIELDS, toAuditValues } from './receipt-row.ts'

const message = messagesOf<typeof en>('fees')

type Voided = { message: string; replacement?: Receipt }

/**
 * Receipts are voided, never deleted: the row keeps its number and records account, time and reason. If a cheque of a
 * split payment bounced, the rest gets a new receipt. 404: unknown or already voided. 409: changed meanwhile, a part of
 * it was refunded, or `assertMayChange` rejects it. 422: a part that is no cheque.
 */
export async function voidReceipt(ctx: Ctx<Actor>, id: string, body: VoidBody): Promise<Voided> {
  const { reason } = body
  const replacement = await inTx(ctx.db, async (tx) => {
    const before = await lockReceipt(tx, scopeOf(ctx.actor), id)
    checkVersion(ctx, before.version, before)
    await assertMayChange(tx, ctx, 'void', before)
    const { minAmount } = await getLimits(tx, id)
    if (minAmount > 0) throw new AppError(409, 'refunded', { key: message('partlyRefunded'), values: { minAmount } })
    const rest = keepRest(before, body)
    await markVoided(tx, id, { at: ctx.clock.now(), by: ctx.actor.id, reason })
    await recomputeAccount(tx, before.student)
    // Takes the receipt number, so it runs after every check.
    const receipt = rest.length > 0 ? await replaceReceipt(tx, ctx, before, rest) : undefined
    await audit(tx, ctx, {
      action: 'fee.void',
      record: 'receipt',
      recordId: id,
      before: { ...toAuditValues(before), reason },
      ...(receipt && { after: { replacedBy: receipt.receiptNo } }),
      personal: { subjectId: before.student, fields: ['reason', ...PERSONAL_FIELDS] },
    })
    return receipt
  })
  if (!replacement) return { message: ctx.translate(ctx.language, message('voided')) }
  const values = { number: replacement.receiptNo, sum: replacement.paid }
  return { message: ctx.translate(ctx.language, message('voidedAndReplaced'), values), replacement }
}
