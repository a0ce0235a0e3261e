import { getToday } from '#features/base/institute/server/days/public.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import type { BudgetBody, Category } from '../contract/expenses.contract.ts'
import { getCategory, lockCategory, updateBudget } from './categories.sql.ts'

/** An absent budget stays unchanged; null removes it. 409: changed meanwhile. */
export async function setBudget(ctx: Ctx, id: string, { budget }: BudgetBody): Promise<Category> {
  return inTx(ctx.db, async (tx) => {
    const today = await getToday(tx, ctx.clock)
    const before = found(await lockCategory(tx, id, today))
    checkVersion(ctx, before.version, before)
    if (budget === undefined) return before
    await updateBudget(tx, id, budget, ctx.clock.now())
    const after = found(await getCategory(tx, id, today))
    await audit(tx, ctx, {
      action: 'category.update',
      record: 'category',
      recordId: id,
      before: { budget: before.budget },
      after: { budget: after.budget },
    })
    return after
  })
}
