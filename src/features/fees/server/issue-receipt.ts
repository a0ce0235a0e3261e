import { v7 as uuid } from 'uuid'
import { today } from '#features/institute/server/door.ts'
import { lockAccount, settleAccount } from '#features/students/server/door.ts'
import { inRupees } from '#shared/contract/in-rupees.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField, notFound, Refusal } from '#shared/server/errors.ts'
import type { PaymentBody, Receipt } from '../contract/fees.contract.ts'
import type en from '../contract/words/en.json'
import { accountOf, insertReceipt } from './fees.sql.ts'
import { financialYearOf } from './financial-year.ts'

const say = sayFrom<typeof en>('fees')

/**
 * Takes a fee within the caller's transaction. Locks, in this order, the student's account and the year's series; the number
 * is taken last, after everything that may refuse. 404 unknown or deleted, 409 waiting for approval, 422 more than is pending.
 */
export async function issueReceipt(tx: Tx, ctx: Ctx, studentId: string, payment: PaymentBody): Promise<Receipt> {
  await lockAccount(tx, studentId)
  const account = await accountOf(tx, studentId)
  if (!account) throw notFound()
  if (account.status === 'Pending') throw new Refusal(409, 'waits_for_approval', say('waitsForApproval'))
  const issuedOn = await today(tx, ctx.clock)
  if (payment.date > issuedOn) throw invalidField('date', say('paidInFuture'))
  if (account.PendingFee === 0) throw invalidField('paid', say('nothingPending'))
  if (payment.paid > account.PendingFee)
    throw invalidField('paid', say('moreThanPending'), { pending: inRupees(account.PendingFee) })
  const receipt = await insertReceipt(tx, {
    ...payment,
    id: uuid(),
    financialYear: financialYearOf(issuedOn),
    issuedOn,
    issuedAt: ctx.clock.now(),
    issuedBy: ctx.actor?.id ?? null,
    student: { ...account, id: studentId, name: `${account.fname} ${account.lname}` },
  })
  await settleAccount(tx, studentId)
  const { name: _name, contact: _contact, ...kept } = receipt
  await audit(tx, ctx, { action: 'fee.record', record: 'receipt', recordId: receipt._id, after: kept })
  return receipt
}
