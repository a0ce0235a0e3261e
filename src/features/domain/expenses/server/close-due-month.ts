import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type { Expense } from '../contract/expenses.contract.ts'
import type en from '../contract/messages/en.json'
import type { RecurringExpense } from '../contract/recurring-expenses.contract.ts'
import { createExpense } from './create-expense.ts'
import { closeMonth, isDue, lockRecurringExpense } from './recurring-expenses.sql.ts'

const message = messagesOf<typeof en>('expenses')

/**
 * Adds the expense of a due month, dated with its due day. Locks the recurring expense, its category, then the voucher
 * series, so that two clerks cannot add the same month. 404: ended. 409: changed meanwhile, not due, or already done.
 */
export async function addDueExpense(ctx: Ctx, id: string, dueOn: string): Promise<Expense> {
  return inTx(ctx.db, async (tx) => {
    const { ledger, remark, amount, payMode, exactMode, payee } = await lockDueMonth(tx, ctx, id, dueOn)
    const expense = await createExpense(tx, ctx, { ledger, remark, amount, payMode, exactMode, payee, date: dueOn })
    await closeMonth(tx, id, dueOn, expense._id)
    return expense
  })
}

/** 404: ended. 409: changed meanwhile, not due, or already done. */
export async function skipDueExpense(ctx: Ctx, id: string, dueOn: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const { ledgerName } = await lockDueMonth(tx, ctx, id, dueOn)
    await closeMonth(tx, id, dueOn, null)
    await audit(tx, ctx, {
      action: 'recurring.skip',
      record: 'recurring',
      recordId: id,
      after: { ledgerName, dueOn },
    })
  })
  return { message: ctx.translate(ctx.language, message('dueSkipped')) }
}

async function lockDueMonth(tx: Tx, ctx: Ctx, id: string, dueOn: string): Promise<RecurringExpense> {
  const today = await getToday(tx, ctx.clock)
  const recurring = found(await lockRecurringExpense(tx, id, today))
  checkVersion(ctx, recurring.version, recurring)
  if (!(await isDue(tx, id, { dueOn, today }))) throw new AppError(409, 'not_due', message('notDue'))
  return recurring
}
