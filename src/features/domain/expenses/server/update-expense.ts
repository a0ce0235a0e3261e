import { shareCounts } from '#features/domain/fees/server/counts/public.ts'
import { assertRecordDay } from '#features/base/institute/server/days/public.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import { applyChange } from '#shared/server/apply-change.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import { EXPENSE_FIELDS, type Expense, type ExpenseChange } from '../contract/expenses.contract.ts'
import { assertWithinLimit } from './assert-within-limit.ts'
import { getExpense, lockExpense, updateExpense as update } from './expenses.sql.ts'
import { changeExpenseMode } from './change-expense-mode.ts'
import { lockReferencedCategory } from './lock-referenced-category.ts'

export async function updateExpense(ctx: Ctx, id: string, change: ExpenseChange): Promise<Expense> {
  return inTx(ctx.db, async (tx) => {
    await shareCounts(tx)
    const before = await lockExpense(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const expense = applyChange(before, { ...change, ...changeExpenseMode(before, change) })
    await assertRecordDay(tx, ctx, expense.date, before.date)
    if (expense.amount > before.amount) assertWithinLimit(ctx.actor, expense.amount)
    const isSameCategory = expense.ledger === before.ledger
    const categoryId = isSameCategory ? undefined : await lockReferencedCategory(tx, expense.ledger)
    await update(tx, expense, { categoryId, at: ctx.clock.now() })
    const after = await getExpense(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'expense.update',
      record: 'expense',
      recordId: id,
      before,
      after,
      personal: { subjectId: id, fields: personalFields(EXPENSE_FIELDS) },
    })
    return after
  })
}
