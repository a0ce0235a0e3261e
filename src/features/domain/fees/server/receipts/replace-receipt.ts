import { v7 as uuid } from 'uuid'
import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type { Receipt, ReceiptPart, VoidBody } from '../../contract/fees.contract.ts'
import { CHEQUE_BOUNCED } from '../../contract/void-reasons.ts'
import type en from '../../contract/messages/en.json'
import { toStoredMode } from '../../contract/pay-modes.ts'
import { replaceInCount } from '../counts/cash-counts.sql.ts'
import { getBalance, getIssue, insertReceipt } from '../fees.sql.ts'
import { getFinancialYear } from '../financial-year.ts'
import { planSettlement } from './settlements.sql.ts'
import { PERSONAL_FIELDS, toAuditValues } from './receipt-row.ts'

const message = messagesOf<typeof en>('fees')

/**
 * Returns the parts that were paid although a cheque bounced. Empty unless a part of the payment is something else.
 * 422: a part that is no cheque.
 */
export function keepRest({ parts }: Receipt, { reason, bounced }: VoidBody): ReceiptPart[] {
  if (bounced === undefined && reason !== CHEQUE_BOUNCED) return []
  const isCheque = (part: ReceiptPart | undefined) => part?.mode === 'Cheque'
  if (bounced === undefined) return parts.some(isCheque) ? parts.filter((part) => !isCheque(part)) : []
  if (!bounced.every((n) => isCheque(parts[n - 1]))) throw invalidField('bounced', message('notACheque'))
  return bounced.length === 0 ? [] : parts.filter((_part, index) => !bounced.includes(index + 1))
}

/**
 * Issues a receipt for the rest of a voided payment. It has the day, time and clerk of the voided one, so that it
 * belongs to the same count of cash: no later count sees the money again. The caller holds the locks of the account and
 * of the counts, and has voided the other.
 */
export async function replaceReceipt(tx: Tx, ctx: Ctx, voided: Receipt, rest: ReceiptPart[]): Promise<Receipt> {
  const balance = await getBalance(tx, voided.student)
  const paid = rest.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  const settled = await planSettlement(tx, { studentId: voided.student, amount: paid, enrolment: voided.enrolment })
  const receipt = await insertReceipt(tx, {
    ...(await getIssue(tx, voided._id)),
    id: uuid(),
    financialYear: getFinancialYear(voided.issuedOn),
    issuedOn: voided.issuedOn,
    replaces: voided._id,
    ...describeRest(voided, rest),
    paid,
    settled,
    date: voided.date,
    note: voided.note,
    enrolment: { id: voided.enrolment, course: voided.course, bCode: voided.bCode },
    student: { ...balance, id: voided.student, name: voided.name, contact: voided.contact },
  })
  await replaceInCount(tx, { original: voided._id, replacement: receipt._id })
  await recomputeAccount(tx, voided.student)
  await audit(tx, ctx, {
    action: 'fee.record',
    record: 'receipt',
    recordId: receipt._id,
    after: { ...toAuditValues(receipt), replaces: voided.receiptNo },
    personal: { subjectId: voided.student, fields: PERSONAL_FIELDS },
  })
  return receipt
}

/** One part, or cash alone, is no split payment any more: it has the mode and the reference of the part. */
function describeRest({ reference }: Receipt, rest: ReceiptPart[]) {
  const [first] = rest
  const isOne = rest.length === 1 || rest.every(({ mode }) => mode === 'Cash')
  if (!first || !isOne) return { payMode: 'Others' as const, exactMode: null, reference, parts: rest }
  return { ...toStoredMode(first.mode), reference: first.reference ?? reference, parts: [] }
}
