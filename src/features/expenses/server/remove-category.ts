import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockCategory, markCategoryDeleted } from './categories.sql.ts'

const message = messagesOf<typeof en>('expenses')

/** 409: the category has expenses. */
export async function removeCategory(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) throw notFound()
    if (before.expenses > 0)
      throw new AppError(409, 'in_use', { key: message('inUse'), values: { count: before.expenses } })
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
