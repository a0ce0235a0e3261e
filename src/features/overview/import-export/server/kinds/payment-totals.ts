import { IMPORT_UNDONE } from '#features/domain/fees/contract/void-reasons.ts'
import { formatReceiptNumber } from '#features/domain/fees/server/public.ts'
import { voidImportedReceipts } from '#features/domain/fees/server/imports/public.ts'
import { lockAccount, recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { listPayers, listWrongBalances, lockReceipts } from './imported-payments.sql.ts'
import type { UndoneStudent } from './kind-rules.ts'

const message = messagesOf<typeof en>('import-export')

/**
 * Computes the balances of the students who paid. 409: a payment at the desk meanwhile leaves less than the import has,
 * or a refund depends on it.
 */
export async function addPaymentTotals(tx: Tx, importId: string): Promise<void> {
  for (const id of await listPayers(tx, importId)) {
    await lockAccount(tx, id)
    await recomputeAccount(tx, id)
  }
  const wrong = await listWrongBalances(tx, importId)
  if (wrong.length === 0) return
  const names = wrong.join(', ')
  throw new AppError(409, 'touched', { key: message('balanceChanged'), values: { names } })
}

/** Voids the receipts. 409: one of them was changed. */
export async function undoPayments(tx: Tx, ctx: Ctx<Actor>, importId: string): Promise<UndoneStudent[]> {
  const receipts = await lockReceipts(tx, importId)
  const changed = receipts.filter((receipt) => receipt.changed_at !== null).slice(0, 5)
  if (changed.length > 0) {
    const names = changed.map((receipt) => formatReceiptNumber(receipt.financial_year, receipt.n)).join(', ')
    throw new AppError(409, 'touched', { key: message('touched'), values: { names } })
  }
  await voidImportedReceipts(
    tx,
    receipts.map(({ id }) => id),
    { at: ctx.clock.now(), by: ctx.actor.id, reason: IMPORT_UNDONE },
  )
  const byStudent = Map.groupBy(receipts, (receipt) => receipt.student_id)
  return Array.from(byStudent, ([student, own]) => ({
    student,
    receipts: own.map((receipt) => formatReceiptNumber(receipt.financial_year, receipt.n)),
  }))
}
