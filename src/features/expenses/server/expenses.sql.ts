import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import type { Expense as ExpenseTable } from '#shared/server/tables.ts'
import type { Expense, ExpenseBody, ListExpenses } from '../contract/expenses.contract.ts'

const expensesWithCategory = (db: Db) =>
  db
    .selectFrom('expense as x')
    .innerJoin('expense_category as k', 'k.id', 'x.category_id')
    .select(['x.id', 'x.category_id', 'k.ledger', 'x.remark', 'x.amount', 'x.day'])
    .select(['x.created_at', 'x.updated_at', 'x.version'])

type Row = {
  id: string
  category_id: string
  ledger: string
  remark: string
  amount: number
  day: string
  created_at: Date
  updated_at: Date
  version: number
}

const toExpense = (row: Row): Expense => ({
  _id: row.id,
  ledger: row.category_id,
  ledgerName: row.ledger,
  remark: row.remark,
  amount: row.amount,
  date: row.day,
  month: Number(row.day.slice(5, 7)),
  year: Number(row.day.slice(0, 4)),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})

type ExpenseColumns = Required<
  Omit<Insertable<ExpenseTable>, 'id' | 'category_id' | 'version' | 'created_at' | 'updated_at'>
>

/** Leaves out the category. A column of the table that is missing here does not compile. */
const toColumns = ({ remark, amount, date }: ExpenseBody): ExpenseColumns => ({ remark, amount, day: date })

export async function listExpenses(
  db: Db,
  { page, limit, category, ...period }: Omit<ListExpenses, 'category'> & { category: string | undefined },
): Promise<{ expenses: Expense[]; total: number; sum: number }> {
  const isMatching = sql<boolean>`(${inPeriod('x.day', period)}
    and ${category === undefined ? sql`true` : sql`x.category_id = ${category}`})`
  const [rows, { total, sum }] = await Promise.all([
    expensesWithCategory(db)
      .where(isMatching)
      .orderBy('x.day', 'desc')
      .orderBy('x.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('expense as x')
      .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(sum(x.amount), 0)`.as('sum')])
      .where(isMatching)
      .executeTakeFirstOrThrow(),
  ])
  return { expenses: rows.map(toExpense), total, sum }
}

export async function getExpense(db: Db, id: string): Promise<Expense | undefined> {
  const row = await expensesWithCategory(db).where('x.id', '=', id).executeTakeFirst()
  return row && toExpense(row)
}

export async function lockExpense(tx: Tx, id: string): Promise<Expense | undefined> {
  await tx.selectFrom('expense').select('id').where('id', '=', id).forUpdate().execute()
  return getExpense(tx, id)
}

export async function insertExpense(
  tx: Tx,
  { id, categoryId, at }: { id: string; categoryId: string; at: Date },
  expense: ExpenseBody,
): Promise<void> {
  await tx
    .insertInto('expense')
    .values({ id, category_id: categoryId, created_at: at, updated_at: at, ...toColumns(expense) })
    .execute()
}

/** Keeps the category if `categoryId` is undefined. */
export async function updateExpense(
  tx: Tx,
  expense: Expense,
  { categoryId, at }: { categoryId: string | undefined; at: Date },
): Promise<void> {
  await tx
    .updateTable('expense')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: at,
      ...(categoryId !== undefined && { category_id: categoryId }),
      ...toColumns(expense),
    }))
    .where('id', '=', expense._id)
    .execute()
}

export async function deleteExpense(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('expense').where('id', '=', id).execute()
}
