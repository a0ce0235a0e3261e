import { v7 as uuid } from 'uuid'
import { assertRecordDay } from '#features/institute/server/public.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Expense, ExpenseBody } from '../contract/expenses.contract.ts'
import { getExpense, insertExpense } from './expenses.sql.ts'
import { lockReferencedCategory } from './lock-referenced-category.ts'

export async function createExpense(ctx: Ctx, body: ExpenseBody): Promise<Expense> {
  return inTx(ctx.db, async (tx) => {
    await assertRecordDay(tx, ctx, body.date)
    const id = uuid()
    const categoryId = await lockReferencedCategory(tx, body.ledger)
    await insertExpense(tx, { id, categoryId, at: ctx.clock.now() }, body)
    const after = await getExpense(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, { action: 'expense.create', record: 'expense', recordId: id, after })
    return after
  })
}
