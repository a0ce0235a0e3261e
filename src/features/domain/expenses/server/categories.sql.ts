import { sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { Category, CategoryBody, ListCategories } from '../contract/expenses.contract.ts'

const categoriesNotDeleted = (db: Db) => db.selectFrom('expense_category as k').where('k.deleted_at', 'is', null)

/** `spent` and `left` are those of the month of `day`. */
const categoriesWithSums = (db: Db, day: string) =>
  categoriesNotDeleted(db)
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('expense')
          .select(['category_id', sql<number>`sum(amount)`.as('total'), sql<number>`count(*)`.as('expenses')])
          .select(
            sql<number>`sum(amount) filter (where day >= ${getMonthStart(day, 0)} and day < ${getMonthStart(day, 1)})`.as(
              'spent',
            ),
          )
          .where('voided_at', 'is', null)
          .groupBy('category_id')
          .as('x'),
      (join) => join.onRef('x.category_id', '=', 'k.id'),
    )
    .select(['k.id', 'k.ledger', 'k.budget', 'k.created_at', 'k.updated_at', 'k.version'])
    .select([
      sql<number>`coalesce(x.total, 0)`.as('total'),
      sql<number>`coalesce(x.expenses, 0)`.as('expenses'),
      sql<number>`coalesce(x.spent, 0)`.as('spent'),
      sql<number | null>`k.budget - coalesce(x.spent, 0)`.as('left'),
    ])

/** Computed here: in SQL it would be computed for every expense. */
const getMonthStart = (day: string, monthsLater: 0 | 1) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + monthsLater)).toISOString().slice(0, 10)

type Row = Omit<Category, '_id' | 'createdAt' | 'updatedAt'> & { id: string; created_at: Date; updated_at: Date }

const toCategory = ({ id, created_at, updated_at, ...rest }: Row): Category => ({
  _id: id,
  ...rest,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

export async function listCategories(
  db: Db,
  { date, ...query }: Omit<ListCategories, 'date'> & { date: string },
): Promise<{ categories: Category[]; total: number }> {
  const window = limitAndOffset(query)
  const [rows, { total }] = await readTogether(db, (db) => [
    categoriesWithSums(db, date)
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

export async function getCategory(db: Db, id: string, day: string): Promise<Category | undefined> {
  const row = await categoriesWithSums(db, day).where('k.id', '=', id).executeTakeFirst()
  return row && toCategory(row)
}

/** No expense can be added to the category until the transaction ends. */
export async function lockCategory(tx: Tx, id: string, day: string): Promise<Category | undefined> {
  await tx.selectFrom('expense_category').select('id').where('id', '=', id).forUpdate().execute()
  return getCategory(tx, id, day)
}

export async function insertCategory(
  tx: Tx,
  id: string,
  { ledger, budget = null }: CategoryBody,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('expense_category')
    .values({ id, ledger, ledger_key: keyOf(ledger), budget, created_at: at, updated_at: at })
    .execute()
}

export async function updateBudget(tx: Tx, id: string, budget: number | null, at: Date): Promise<void> {
  await tx
    .updateTable('expense_category')
    .set((eb) => ({ budget, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markCategoryDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('expense_category').set({ deleted_at: at, updated_at: at }).where('id', '=', id).execute()
}

/** Returns the id of each category by its key. None is deleted meanwhile. */
export async function lockCategories(tx: Tx, keys: ReadonlySet<string>): Promise<Map<string, string>> {
  const categories = await tx
    .selectFrom('expense_category')
    .select(['id', 'ledger_key'])
    .where('ledger_key', 'in', [...keys])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(categories.map(({ id, ledger_key: key }) => [key, id]))
}

/** Deletes those of the categories that nobody has changed and that have neither expenses nor recurring expenses. */
export async function removeUnusedCategories(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`update expense_category k set deleted_at = ${at}, version = version + 1
    where k.id = ${anyOf(ids)} and k.deleted_at is null and k.version = 1
      and not exists (select from expense x where x.category_id = k.id and x.voided_at is null)
      and not exists (select from recurring_expense o where o.category_id = k.id)`.execute(tx)
}

/** Takes a key-share lock. */
export async function shareCategory(tx: Tx, id: string): Promise<boolean> {
  const category = await tx
    .selectFrom('expense_category')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return category !== undefined
}
