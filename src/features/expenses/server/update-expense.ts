import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Expense, ExpenseChange } from '../contract/expenses.contract.ts'
import { getExpense, lockExpense, updateExpense as update } from './expenses.sql.ts'
import { heldCategory } from './held-category.ts'

export async function updateExpense(ctx: Ctx, id: string, change: ExpenseChange): Promise<Expense> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockExpense(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const isSame = change.ledger === undefined || change.ledger === before.ledger
    const categoryId = isSame ? undefined : await heldCategory(tx, change.ledger!)
    await update(tx, { id, categoryId, at: ctx.clock.now() }, change)
    const after = await getExpense(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, { action: 'expense.update', record: 'expense', recordId: id, before, after })
    return after
  })
}
