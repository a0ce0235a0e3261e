import { v7 as uuid } from 'uuid'
import { getEnrolmentToPay } from '#features/domain/students/enrolments/server/public.ts'
import { assertRecordDay, getToday } from '#features/base/institute/server/days/public.ts'
import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, invalidField, notFound } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { PaymentBody, Receipt } from '../../contract/fees.contract.ts'
import type en from '../../contract/messages/en.json'
import { getAccount, insertReceipt } from '../fees.sql.ts'
import { getFinancialYear } from '../financial-year.ts'
import { shareCounts } from '../counts/cash-counts.sql.ts'
import { planSettlement } from './settlements.sql.ts'
import { assertAccountSeen } from './seen-account.ts'
import { PERSONAL_FIELDS, toAuditValues } from './receipt-row.ts'

const message = messagesOf<typeof en>('fees')

/**
 * Locks the student's account, then the receipt series. 404: student unknown or deleted. 409: registration not
 * approved, or the account is not as `seen`. 422: date in the future or before 2000, amount above the balance, or an
 * enrolment of another student.
 */
export async function issueReceipt(
  tx: Tx,
  ctx: Ctx,
  studentId: string,
  { enrolment: enrolmentId, ...payment }: PaymentBody,
  seen?: number,
): Promise<Receipt> {
  await lockAccount(tx, studentId)
  const account = await getAccount(tx, scopeOf(ctx.actor), studentId)
  if (!account) throw notFound()
  if (account.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('approvalRequired'))
  await assertAccountSeen(tx, studentId, account, seen)

  const issuedOn = await getToday(tx, ctx.clock)
  await assertRecordDay(tx, ctx, payment.date)
  if (account.PendingFee === 0) throw invalidField('paid', message('nothingPending'))
  if (payment.paid > account.PendingFee)
    throw invalidField('paid', message('aboveBalance'), { pending: account.PendingFee })
  const named = enrolmentId ? await getEnrolmentToPay(tx, studentId, enrolmentId) : undefined
  const settled = await planSettlement(tx, { studentId, amount: payment.paid, enrolment: named?.id ?? null })
  // Without a name, the receipt is that of the course with the oldest amount.
  const enrolment = named ?? (await getEnrolmentToPay(tx, studentId, settled[0]?.enrolment))

  await shareCounts(tx)
  // Takes the receipt number, so it runs after every check.
  const receipt = await insertReceipt(tx, {
    ...payment,
    id: uuid(),
    financialYear: getFinancialYear(issuedOn),
    issuedOn,
    issuedAt: ctx.clock.now(),
    issuedBy: ctx.actor?.id ?? null,
    enrolment,
    settled,
    student: { ...account, id: studentId, name: `${account.fname} ${account.lname}` },
  })
  await recomputeAccount(tx, studentId)

  await audit(tx, ctx, {
    action: 'fee.record',
    record: 'receipt',
    recordId: receipt._id,
    after: toAuditValues(receipt),
    personal: { subjectId: studentId, fields: PERSONAL_FIELDS },
  })
  return receipt
}
