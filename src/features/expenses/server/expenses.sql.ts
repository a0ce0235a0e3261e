import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import type { Expense, ExpenseBody, ExpenseChange, ListExpenses } from '../contract/expenses.contract.ts'

const expenses = (db: Db) =>
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

const expenseOf = (row: Row): Expense => ({
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

export async function listExpenses(
  db: Db,
  { page, limit, category, ...period }: Omit<ListExpenses, 'category'> & { category: string | undefined },
): Promise<{ expenses: Expense[]; total: number; sum: number }> {
  const isWanted = sql<boolean>`(${inPeriod('x.day', period)}
    and ${category === undefined ? sql`true` : sql`x.category_id = ${category}`})`
  const [rows, { total, sum }] = await Promise.all([
    expenses(db)
      .where(isWanted)
      .orderBy('x.day', 'desc')
      .orderBy('x.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('expense as x')
      .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(sum(x.amount), 0)`.as('sum')])
      .where(isWanted)
      .executeTakeFirstOrThrow(),
  ])
  return { expenses: rows.map(expenseOf), total, sum }
}

export async function getExpense(db: Db, id: string): Promise<Expense | undefined> {
  const row = await expenses(db).where('x.id', '=', id).executeTakeFirst()
  return row && expenseOf(row)
}

/** Locks the expense until the transaction ends, then reads it. */
export async function lockExpense(tx: Tx, id: string): Promise<Expense | undefined> {
  await tx.selectFrom('expense').select('id').where('id', '=', id).forUpdate().execute()
  return getExpense(tx, id)
}

export async function insertExpense(
  tx: Tx,
  { id, categoryId, at }: { id: string; categoryId: string; at: Date },
  { remark, amount, date }: ExpenseBody,
): Promise<void> {
  await tx
    .insertInto('expense')
    .values({ id, category_id: categoryId, remark, amount, day: date, created_at: at, updated_at: at })
    .execute()
}

export async function updateExpense(
  tx: Tx,
  { id, categoryId, at }: { id: string; categoryId: string | undefined; at: Date },
  { remark, amount, date }: ExpenseChange,
): Promise<void> {
  await tx
    .updateTable('expense')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: at,
      ...(categoryId !== undefined && { category_id: categoryId }),
      ...(remark !== undefined && { remark }),
      ...(amount !== undefined && { amount }),
      ...(date !== undefined && { day: date }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deleteExpense(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('expense').where('id', '=', id).execute()
}
