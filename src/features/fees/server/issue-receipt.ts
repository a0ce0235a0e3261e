import { v7 as uuid } from 'uuid'
import { getToday } from '#features/institute/server/public.ts'
import { lockAccount, recomputeAccount } from '#features/students/server/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField, notFound, AppError } from '#shared/server/errors.ts'
import type { PaymentBody, Receipt } from '../contract/fees.contract.ts'
import type en from '../contract/messages/en.json'
import { accountOf, insertReceipt } from './fees.sql.ts'
import { financialYearOf } from './financial-year.ts'

const message = messagesOf<typeof en>('fees')

/**
 * Takes a fee within the caller's transaction. Locks, in this order, the student's account and the year's series; the number
 * is taken last, after everything that may refuse. 404 unknown or deleted, 409 waiting for approval, 422 more than is pending.
 */
export async function issueReceipt(tx: Tx, ctx: Ctx, studentId: string, payment: PaymentBody): Promise<Receipt> {
  await lockAccount(tx, studentId)
  const account = await accountOf(tx, studentId)
  if (!account) throw notFound()
  if (account.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('waitsForApproval'))
  const issuedOn = await getToday(tx, ctx.clock)
  if (payment.date > issuedOn) throw invalidField('date', message('paidInFuture'))
  if (account.PendingFee === 0) throw invalidField('paid', message('nothingPending'))
  if (payment.paid > account.PendingFee)
    throw invalidField('paid', message('moreThanPending'), { pending: formatRupees(account.PendingFee) })
  const receipt = await insertReceipt(tx, {
    ...payment,
    id: uuid(),
    financialYear: financialYearOf(issuedOn),
    issuedOn,
    issuedAt: ctx.clock.now(),
    issuedBy: ctx.actor?.id ?? null,
    student: { ...account, id: studentId, name: `${account.fname} ${account.lname}` },
  })
  await recomputeAccount(tx, studentId)
  const { name: _name, contact: _contact, ...kept } = receipt
  await audit(tx, ctx, { action: 'fee.record', record: 'receipt', recordId: receipt._id, after: kept })
  return receipt
}
