import { v7 as uuid } from 'uuid'
import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, uniqueViolated } from '#shared/server/db.ts'
import { notFound, Refusal } from '#shared/server/errors.ts'
import type { Category, CategoryBody } from '../contract/expenses.contract.ts'
import type en from '../contract/words/en.json'
import { getCategory, insertCategory } from './categories.sql.ts'

const say = sayFrom<typeof en>('expenses')

export async function addCategory(ctx: Ctx, { ledger }: CategoryBody): Promise<Category> {
  return inTx(ctx.db, async (tx) => {
    const id = uuid()
    await insertCategory(tx, id, ledger, ctx.clock.now()).catch(refuseTakenName)
    const after = await getCategory(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'category.create',
      record: 'category',
      recordId: id,
      after: { ledger: after.ledger },
    })
    return after
  })
}

function refuseTakenName(error: unknown): never {
  if (uniqueViolated(error) !== 'expense_category_ledger') throw error
  throw new Refusal(409, 'name_taken', say('categoryTaken'), { fields: { ledger: { key: say('categoryTaken') } } })
}
