import { lockAccount, recomputeAccount } from '#features/students/server/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import type { Receipt, ReceiptChange } from '../contract/fees.contract.ts'
import type en from '../contract/messages/en.json'
import { getReceipt, pendingWithout, studentOfReceipt, updateReceipt } from './fees.sql.ts'

const message = messagesOf<typeof en>('fees')

/** The number, the name and the course stay as issued; the old values are kept in the trail. */
export async function changeReceipt(ctx: Ctx, id: string, change: ReceiptChange): Promise<Receipt> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockReceipt(tx, id)
    checkVersion(ctx, before.version, before)
    const wanted = {
      payMode: change.payMode ?? before.payMode,
      paid: change.paid ?? before.paid,
      date: change.date ?? before.date,
    }
    if (wanted.date > before.issuedOn) throw invalidField('date', message('paidAfterIssue'), { day: before.issuedOn })
    const most = await pendingWithout(tx, id)
    if (wanted.paid > most) throw invalidField('paid', message('moreThanPending'), { pending: formatRupees(most) })
    const after = await updateReceipt(tx, id, wanted, ctx.clock.now())
    await recomputeAccount(tx, before.student)
    await audit(tx, ctx, { action: 'fee.update', record: 'receipt', recordId: id, before, after })
    return after
  })
}

/** Locks the student's account, under which alone receipts change, and reads the receipt; 404 when it is voided or unknown. */
export async function lockReceipt(tx: Tx, id: string): Promise<Receipt> {
  const studentId = await studentOfReceipt(tx, id)
  if (studentId !== undefined) await lockAccount(tx, studentId)
  const receipt = await getReceipt(tx, id)
  if (!receipt) throw notFound()
  return receipt
}
