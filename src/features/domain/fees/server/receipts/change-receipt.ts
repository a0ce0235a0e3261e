import { assertRecordDay } from '#features/base/institute/server/days/public.ts'
import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { found, invalidField } from '#shared/server/errors.ts'
import { type Scope, scopeOf } from '#shared/server/scope.ts'
import { changeMode, fitsPayMode } from '../../contract/pay-modes.ts'
import { findFaultOfParts, type Receipt, type ReceiptChange } from '../../contract/fees.contract.ts'
import type en from '../../contract/messages/en.json'
import { assertMayChange } from './assert-may-change.ts'
import { findStudentOfReceipt, getLimits, getReceipt, updateReceipt } from '../fees.sql.ts'
import { resettle } from './settlements.sql.ts'
import { PERSONAL_FIELDS, toAuditValues } from './receipt-row.ts'

const message = messagesOf<typeof en>('fees')

/**
 * The number, the name and the course of the receipt stay as issued. 404: unknown or voided. 409: changed meanwhile, or
 * `assertMayChange` rejects it. 422: day before 2000 or after the day of issue, amount above the maximum or below the
 * refunded part, parts that do not add up to it, or an exact mode of another payment mode.
 */
export async function changeReceipt(ctx: Ctx, id: string, change: ReceiptChange): Promise<Receipt> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockReceipt(tx, scopeOf(ctx.actor), id)
    checkVersion(ctx, before.version, before)
    await assertMayChange(tx, ctx, 'correct', before)
    const mode = changeMode(before, change)
    const payment = {
      ...mode,
      paid: change.paid ?? before.paid,
      date: change.date ?? before.date,
      reference: change.reference === undefined ? before.reference : change.reference,
      note: change.note === undefined ? before.note : change.note,
    }
    const keptParts = payment.payMode === 'Others' ? before.parts : []
    const parts = change.parts ?? keptParts
    const faultOfParts = findFaultOfParts({ ...payment, parts })
    if (faultOfParts) throw invalidField('parts', faultOfParts)
    if (!fitsPayMode({ ...mode, parts })) throw invalidField('exactMode', message('exactModeDiffers'))
    if (payment.date > before.issuedOn) throw invalidField('date', message('paidAfterIssue'), { day: before.issuedOn })
    await assertRecordDay(tx, ctx, payment.date, before.date)
    const limits = await getLimits(tx, id)
    if (payment.paid > limits.maxAmount) throw invalidField('paid', message('aboveMaximum'), limits)
    if (payment.paid < limits.minAmount) throw invalidField('paid', message('partlyRefunded'), limits)
    const { student: studentId, enrolment } = before
    if (payment.paid !== before.paid)
      await resettle(tx, { id, studentId, enrolment, before: before.paid, paid: payment.paid })
    const after = await updateReceipt(tx, id, { ...payment, parts }, ctx.clock.now())
    await recomputeAccount(tx, before.student)
    await audit(tx, ctx, {
      action: 'fee.update',
      record: 'receipt',
      recordId: id,
      before: toAuditValues(before),
      after: toAuditValues(after),
      personal: { subjectId: before.student, fields: PERSONAL_FIELDS },
    })
    return after
  })
}

/**
 * Locks the student's account, which guards every change of a receipt, then reads the receipt. 404: unknown or voided.
 */
export async function lockReceipt(tx: Tx, scope: Scope, id: string): Promise<Receipt> {
  const studentId = found(await findStudentOfReceipt(tx, scope, id))
  await lockAccount(tx, studentId)
  return found(await getReceipt(tx, id))
}
