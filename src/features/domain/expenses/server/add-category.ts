import { v7 as uuid } from 'uuid'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, getViolatedUniqueIndex } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { Category, CategoryBody } from '../contract/expenses.contract.ts'
import type en from '../contract/messages/en.json'
import { getCategory, insertCategory } from './categories.sql.ts'

const message = messagesOf<typeof en>('expenses')

export async function addCategory(ctx: Ctx, body: CategoryBody): Promise<Category> {
  return inTx(ctx.db, async (tx) => {
    const id = uuid()
    await insertCategory(tx, id, body, ctx.clock.now()).catch(rejectTakenName)
    const after = await getCategory(tx, id, await getToday(tx, ctx.clock))
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'category.create',
      record: 'category',
      recordId: id,
      after: { ledger: after.ledger, ...(after.budget !== null && { budget: after.budget }) },
    })
    return after
  })
}

function rejectTakenName(error: unknown): never {
  if (getViolatedUniqueIndex(error) !== 'expense_category_ledger') throw error
  throw new AppError(409, 'name_taken', message('categoryTaken'), {
    fields: { ledger: { key: message('categoryTaken') } },
  })
}
