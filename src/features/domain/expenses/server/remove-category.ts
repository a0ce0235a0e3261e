import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockCategory, markCategoryDeleted } from './categories.sql.ts'
import { countRecurringExpenses } from './recurring-expenses.sql.ts'

const message = messagesOf<typeof en>('expenses')

/** 409: the category has expenses or a recurring expense, or changed meanwhile. */
export async function removeCategory(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockCategory(tx, id, await getToday(tx, ctx.clock))
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    if (before.expenses > 0)
      throw new AppError(409, 'in_use', { key: message('inUse'), values: { count: before.expenses } })
    const recurring = await countRecurringExpenses(tx, id)
    if (recurring > 0)
      throw new AppError(409, 'in_use', { key: message('inUseByRecurring'), values: { count: recurring } })
    await markCategoryDeleted(tx, id, ctx.clock.now())
    await audit(tx, ctx, {
      action: 'category.remove',
      record: 'category',
      recordId: id,
      before: { ledger: before.ledger },
    })
  })
  return { message: ctx.translate(ctx.language, message('categoryDeleted')) }
}
