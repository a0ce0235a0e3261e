import { addDays } from '#shared/server/clock.ts'
import { copyInto } from './copy-into.ts'
import { setLastVoucher } from './demo-records.sql.ts'
import { categoryEntry, expenseEntry, recurringEntry } from './expense-entries.ts'
import { copyEntries, type LoadContext } from './load-context.ts'
import { numberExpenses, planCategories, planExpenses, planRecurring } from './plan-expenses.ts'
import { categoryRow, expenseRow, recurringRow } from './rows.ts'

type Options = { receivedByMonth: ReadonlyMap<string, number>; perMonth: number }

export async function loadExpenses(
  { tx, client, random, calendar, existing }: LoadContext,
  options: Options,
): Promise<void> {
  const { admin } = existing
  const { categories, added } = planCategories(existing.categories)
  const createdAt = calendar.randomTimeOn(random, addDays(calendar.from, -1))
  const last = new Map(existing.voucherSeries)
  const expenses = [...numberExpenses(planExpenses(random, calendar, { ...options, categories }), last)]
  const recurring = planRecurring(calendar, added, createdAt)
  await copyInto(
    client,
    'expense_category',
    added.map((category) => categoryRow(category, createdAt)),
  )
  for (const [financialYear, n] of last) await setLastVoucher(tx, financialYear, n)
  await copyInto(
    client,
    'expense',
    expenses.map((expense) => expenseRow(expense, calendar.today)),
  )
  await copyInto(client, 'recurring_expense', recurring.map(recurringRow))
  await copyEntries({ client, calendar, existing }, [
    ...added.map((category) => categoryEntry(category, createdAt, admin)),
    ...expenses.map((expense) => expenseEntry(expense, admin)),
    ...recurring.map((expense) => recurringEntry(expense, admin)),
  ])
}
