import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { deleteExpense, lockExpense } from './expenses.sql.ts'

const message = messagesOf<typeof en>('expenses')

export async function removeExpense(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockExpense(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    await deleteExpense(tx, id)
    await audit(tx, ctx, { action: 'expense.remove', record: 'expense', recordId: id, before })
  })
  return { message: ctx.translate(ctx.language, message('expenseDeleted')) }
}
