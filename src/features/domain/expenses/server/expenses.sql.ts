import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { Expense as ExpenseTable } from '#shared/server/tables.ts'
import { takeNumber } from '#shared/server/take-number.sql.ts'
import type { Expense, ExpenseBody, ExpenseList, ListExpenses } from '../contract/expenses.contract.ts'
import { formatVoucherNumber } from './voucher-number.ts'

const expensesWithCategory = (db: Db) =>
  db
    .selectFrom('expense as x')
    .innerJoin('expense_category as k', 'k.id', 'x.category_id')
    .select(['x.id', 'x.financial_year', 'x.n', 'x.category_id', 'k.ledger', 'x.remark', 'x.amount', 'x.day'])
    .select(['x.pay_mode', 'x.exact_mode', 'x.payee', 'x.created_at', 'x.updated_at', 'x.version', 'x.old_voucher'])

type Row = {
  id: string
  financial_year: string
  n: number
  category_id: string
  ledger: string
  remark: string
  amount: number
  day: string
  pay_mode: string | null
  exact_mode: string | null
  payee: string | null
  created_at: Date
  updated_at: Date
  version: number
}

const toExpense = (row: Row): Expense => ({
  _id: row.id,
  voucherNo: formatVoucherNumber(row.financial_year, row.n),
  ledger: row.category_id,
  ledgerName: row.ledger,
  remark: row.remark,
  amount: row.amount,
  date: row.day,
  payMode: row.pay_mode as Expense['payMode'],
  exactMode: row.exact_mode as Expense['exactMode'],
  payee: row.payee,
  month: Number(row.day.slice(5, 7)),
  year: Number(row.day.slice(0, 4)),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})

/** Counts of cash write these columns. */
type CountColumn = 'count_id' | 'counted_version' | 'counted_cash'
type ColumnOfEntry = 'id' | 'financial_year' | 'n' | 'category_id' | 'created_at' | 'import_id' | 'old_voucher'
type ExpenseColumns = Required<
  Omit<Insertable<ExpenseTable>, ColumnOfEntry | CountColumn | 'version' | 'updated_at' | 'voided_at' | 'voided_by'>
>

/** Leaves out the category. */
const toColumns = (expense: ExpenseBody): ExpenseColumns => ({
  remark: expense.remark,
  amount: expense.amount,
  day: expense.date,
  pay_mode: expense.payMode ?? null,
  exact_mode: expense.exactMode ?? null,
  payee: expense.payee ?? null,
})

type Filters = Omit<ListExpenses, 'category'> & { category: string | undefined }

export async function listExpenses(
  db: Db,
  { page, limit, category, voided, ...period }: Filters,
): Promise<ExpenseList> {
  const isVoided = voided === 'true'
  const isMatching = sql<boolean>`(${inPeriod('x.day', period)}
    and ${category === undefined ? sql`true` : sql`x.category_id = ${category}`}
    and x.voided_at is ${isVoided ? sql`not null` : sql`null`})`
  const [rows, { total, sum }] = await readTogether(db, (db) => [
    expensesWithCategory(db)
      .leftJoin('account as a', 'a.id', 'x.voided_by')
      .select(['x.voided_at', 'a.name as voided_by_name'])
      .where(isMatching)
      .orderBy(isVoided ? 'x.voided_at' : 'x.day', 'desc')
      .orderBy('x.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    category === undefined && !isVoided
      ? sumExpenseDays(db, period)
      : db
          .selectFrom('expense as x')
          .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(sum(x.amount), 0)`.as('sum')])
          .where(isMatching)
          .executeTakeFirstOrThrow(),
  ])
  const expenses = rows.map(({ voided_at, voided_by_name, old_voucher, ...row }) => ({
    ...toExpense(row),
    ...(old_voucher !== null && { oldVoucher: old_voucher }),
    ...(voided_at !== null && { voided: { at: voided_at.toISOString(), by: voided_by_name ?? '' } }),
  }))
  return { expenses, total, sum }
}

async function sumExpenseDays(db: Db, period: Pick<ListExpenses, 'month' | 'year'>) {
  return db
    .selectFrom('daily_total')
    .select([sql<number>`coalesce(sum(n), 0)`.as('total'), sql<number>`coalesce(sum(amount), 0)`.as('sum')])
    .where('kind', '=', 'expense')
    .where(inPeriod('day', period))
    .executeTakeFirstOrThrow()
}

/** Undefined for a voided expense. */
export async function getExpense(db: Db, id: string): Promise<Expense | undefined> {
  const row = await expensesWithCategory(db).where('x.id', '=', id).where('x.voided_at', 'is', null).executeTakeFirst()
  return row && toExpense(row)
}

export async function lockExpense(tx: Tx, id: string): Promise<Expense | undefined> {
  await tx.selectFrom('expense').select('id').where('id', '=', id).forUpdate().execute()
  return getExpense(tx, id)
}

/** Takes the next voucher number of the financial year. */
export async function insertExpense(
  tx: Tx,
  { id, categoryId, financialYear, at }: { id: string; categoryId: string; financialYear: string; at: Date },
  expense: ExpenseBody,
): Promise<void> {
  await tx
    .with('next', () => takeNumber('expense_voucher_series', financialYear))
    .insertInto('expense')
    .values((eb) => ({
      id,
      financial_year: financialYear,
      n: eb.selectFrom('next').select('last'),
      category_id: categoryId,
      created_at: at,
      updated_at: at,
      ...toColumns(expense),
    }))
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

export async function markVoided(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await tx
    .updateTable('expense')
    .set((eb) => ({ voided_at: at, voided_by: by, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
