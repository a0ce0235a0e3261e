import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, Refusal } from '#shared/server/errors.ts'
import type en from '../contract/words/en.json'
import { lockCategory, markCategoryDeleted } from './categories.sql.ts'

const say = sayFrom<typeof en>('expenses')

/** A category that has expenses stays. */
export async function removeCategory(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) throw notFound()
    if (before.expenses > 0) throw new Refusal(409, 'in_use', { key: say('inUse'), values: { count: before.expenses } })
    await markCategoryDeleted(tx, id, ctx.clock.now())
    await audit(tx, ctx, {
      action: 'category.remove',
      record: 'category',
      recordId: id,
      before: { ledger: before.ledger },
    })
  })
  return { message: ctx.translate(ctx.language, say('categoryDeleted')) }
}
