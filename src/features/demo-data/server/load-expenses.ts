import { addDays } from '#shared/server/clock.ts'
import { copyInto } from './copy-into.ts'
import { categoryEntry, expenseEntry } from './expense-entries.ts'
import type { LoadContext } from './load-context.ts'
import { planCategories, planExpenses } from './plan-expenses.ts'
import { categoryRow, expenseRow } from './rows.ts'

type Options = { receivedByMonth: ReadonlyMap<string, number>; perMonth: number }

export async function loadExpenses(
  { client, random, calendar, existing }: LoadContext,
  options: Options,
): Promise<void> {
  const { admin } = existing
  const { categories, added } = planCategories(existing.categories)
  const createdAt = calendar.randomTimeOn(random, addDays(calendar.from, -1))
  const expenses = planExpenses(random, calendar, { ...options, categories })
  await copyInto(
    client,
    'expense_category',
    added.map((category) => categoryRow(category, createdAt)),
  )
  await copyInto(client, 'expense', expenses.map(expenseRow))
  await copyInto(client, 'audit_entry', [
    ...added.map((category) => categoryEntry(category, createdAt, admin)),
    ...expenses.map((expense) => expenseEntry(expense, admin)),
  ])
}
