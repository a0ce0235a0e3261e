import { sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import type { Category } from '../contract/expenses.contract.ts'

const categoriesNotDeleted = (db: Db) => db.selectFrom('expense_category as k').where('k.deleted_at', 'is', null)

const categoriesWithSums = (db: Db) =>
  categoriesNotDeleted(db)
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('expense')
          .select(['category_id', sql<number>`sum(amount)`.as('total'), sql<number>`count(*)`.as('expenses')])
          .groupBy('category_id')
          .as('x'),
      (join) => join.onRef('x.category_id', '=', 'k.id'),
    )
    .select(['k.id', 'k.ledger', 'k.created_at', 'k.updated_at'])
    .select([sql<number>`coalesce(x.total, 0)`.as('total'), sql<number>`coalesce(x.expenses, 0)`.as('expenses')])

type Row = { id: string; ledger: string; created_at: Date; updated_at: Date; total: number; expenses: number }

const toCategory = ({ id, created_at, updated_at, ...rest }: Row): Category => ({
  _id: id,
  ...rest,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

export async function listCategories(
  db: Db,
  query: { page?: number | undefined; limit?: number | undefined },
): Promise<{ categories: Category[]; total: number }> {
  const window = limitAndOffset(query)
  const [rows, { total }] = await Promise.all([
    categoriesWithSums(db)
      .orderBy('k.ledger_key')
      .orderBy('k.id')
      .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
      .execute(),
    categoriesNotDeleted(db)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { categories: rows.map(toCategory), total }
}

export async function getCategory(db: Db, id: string): Promise<Category | undefined> {
  const row = await categoriesWithSums(db).where('k.id', '=', id).executeTakeFirst()
  return row && toCategory(row)
}

/** Until the transaction ends, no expense can be added to the category. */
export async function lockCategory(tx: Tx, id: string): Promise<Category | undefined> {
  await tx.selectFrom('expense_category').select('id').where('id', '=', id).forUpdate().execute()
  return getCategory(tx, id)
}

export async function insertCategory(tx: Tx, id: string, ledger: string, at: Date): Promise<void> {
  await tx
    .insertInto('expense_category')
    .values({ id, ledger, ledger_key: keyOf(ledger), created_at: at, updated_at: at })
    .execute()
}

export async function markCategoryDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('expense_category').set({ deleted_at: at, updated_at: at }).where('id', '=', id).execute()
}
