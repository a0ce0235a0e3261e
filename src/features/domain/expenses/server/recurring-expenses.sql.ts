import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { RecurringExpense as RecurringExpenseTable } from '#shared/server/tables.ts'
import type {
  DueExpense,
  ListDue,
  RecurringExpense,
  RecurringExpenseBody,
} from '../contract/recurring-expenses.contract.ts'

/** Lists the due days of `recurring_expense as r` up to one month after today that are neither added nor skipped. */
const openDays = (today: string) => sql<{ due_on: string }>`(
  select due_on
  from generate_series(0, greatest(0, 1 + (extract(year from age(${today}::date, date_trunc('month', r.starts_on))) * 12
    + extract(month from age(${today}::date, date_trunc('month', r.starts_on))))::int)) as k,
    lateral (select (r.starts_on + make_interval(months => k))::date as due_on) d
  where not exists (select from recurring_expense_month m
    where m.recurring_id = r.id and m.month = date_trunc('month', due_on)::date))`

const recurringWithCategory = (db: Db, today: string) =>
  db
    .selectFrom('recurring_expense as r')
    .innerJoin('expense_category as k', 'k.id', 'r.category_id')
    .where('r.ended_at', 'is', null)
    .select(['r.id', 'r.category_id', 'k.ledger', 'r.remark', 'r.amount', 'r.pay_mode', 'r.exact_mode'])
    .select(['r.payee', 'r.starts_on'])
    .select(['r.created_at', 'r.updated_at', 'r.version'])
    .select(sql<string>`(select min(due_on) from ${openDays(today)} o)`.as('next_due'))

type Row = Awaited<ReturnType<ReturnType<typeof recurringWithCategory>['executeTakeFirstOrThrow']>>

const toRecurringExpense = (row: Row): RecurringExpense => ({
  _id: row.id,
  ledger: row.category_id,
  ledgerName: row.ledger,
  remark: row.remark,
  amount: row.amount,
  payMode: row.pay_mode as RecurringExpense['payMode'],
  exactMode: row.exact_mode as RecurringExpense['exactMode'],
  payee: row.payee,
  startsOn: row.starts_on,
  nextDue: row.next_due,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})

export async function listRecurringExpenses(
  db: Db,
  today: string,
  query: { page?: number | undefined; limit?: number | undefined },
): Promise<{ recurring: RecurringExpense[]; total: number }> {
  const window = limitAndOffset(query)
  const [rows, { total }] = await readTogether(db, (db) => [
    recurringWithCategory(db, today)
      .orderBy('next_due')
      .orderBy('r.id')
      .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
      .execute(),
    db
      .selectFrom('recurring_expense')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { recurring: rows.map(toRecurringExpense), total }
}

/** Returns the longest due first. */
export async function listDueExpenses(
  db: Db,
  today: string,
  { page, limit, category }: Omit<ListDue, 'category'> & { category: string | undefined },
): Promise<{ due: DueExpense[]; total: number }> {
  const isMatching = sql<boolean>`(r.ended_at is null and o.due_on <= ${today}::date
    and ${category === undefined ? sql`true` : sql`r.category_id = ${category}`})`
  const [rows, { total }] = await readTogether(db, (db) => [
    recurringWithCategory(db, today)
      .innerJoinLateral(openDays(today).as('o'), (join) => join.onTrue())
      .select('o.due_on')
      .where(isMatching)
      .orderBy('o.due_on')
      .orderBy('r.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('recurring_expense as r')
      .innerJoinLateral(openDays(today).as('o'), (join) => join.onTrue())
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(isMatching)
      .executeTakeFirstOrThrow(),
  ])
  return { due: rows.map(({ due_on, ...row }) => ({ ...toRecurringExpense(row), dueOn: due_on })), total }
}

/** Undefined if it has ended. */
export async function getRecurringExpense(db: Db, id: string, today: string): Promise<RecurringExpense | undefined> {
  const row = await recurringWithCategory(db, today).where('r.id', '=', id).executeTakeFirst()
  return row && toRecurringExpense(row)
}

export async function lockRecurringExpense(tx: Tx, id: string, today: string): Promise<RecurringExpense | undefined> {
  await tx.selectFrom('recurring_expense').select('id').where('id', '=', id).forUpdate().execute()
  return getRecurringExpense(tx, id, today)
}

/** The lock of the recurring expense keeps the answer true until the transaction ends. */
export async function isDue(tx: Tx, id: string, { dueOn, today }: { dueOn: string; today: string }): Promise<boolean> {
  if (dueOn > today) return false
  const row = await tx
    .selectFrom('recurring_expense as r')
    .innerJoinLateral(openDays(today).as('o'), (join) => join.onTrue())
    .select('r.id')
    .where('r.id', '=', id)
    .where('o.due_on', '=', dueOn)
    .executeTakeFirst()
  return row !== undefined
}

/** `expenseId` is null if the month is skipped. */
export async function closeMonth(tx: Tx, id: string, dueOn: string, expenseId: string | null): Promise<void> {
  const month = `${dueOn.slice(0, 7)}-01`
  await tx.insertInto('recurring_expense_month').values({ recurring_id: id, month, expense_id: expenseId }).execute()
}

export async function reopenMonth(tx: Tx, expenseId: string): Promise<void> {
  await tx.deleteFrom('recurring_expense_month').where('expense_id', '=', expenseId).execute()
}

export async function countRecurringExpenses(tx: Tx, categoryId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recurring_expense')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('category_id', '=', categoryId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type FieldColumns = Required<
  Omit<Insertable<RecurringExpenseTable>, 'id' | 'created_at' | 'updated_at' | 'ended_at' | 'version'>
>

const toColumns = (expense: RecurringExpenseBody, categoryId: string): FieldColumns => ({
  category_id: categoryId,
  remark: expense.remark,
  amount: expense.amount,
  pay_mode: expense.payMode ?? null,
  exact_mode: expense.exactMode ?? null,
  payee: expense.payee ?? null,
  starts_on: expense.startsOn,
})

type Saved = { categoryId: string; at: Date }

export async function insertRecurringExpense(
  tx: Tx,
  id: string,
  body: RecurringExpenseBody,
  { categoryId, at }: Saved,
): Promise<void> {
  await tx
    .insertInto('recurring_expense')
    .values({ id, created_at: at, updated_at: at, ...toColumns(body, categoryId) })
    .execute()
}

export async function updateRecurringExpense(
  tx: Tx,
  recurring: RecurringExpense,
  { categoryId, at }: Saved,
): Promise<void> {
  await tx
    .updateTable('recurring_expense')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at, ...toColumns(recurring, categoryId) }))
    .where('id', '=', recurring._id)
    .execute()
}

export async function markEnded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('recurring_expense')
    .set((eb) => ({ ended_at: at, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
