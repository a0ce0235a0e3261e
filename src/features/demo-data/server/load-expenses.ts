import { dayAfter } from '#shared/server/clock.ts'
import { copyInto } from './copy-into.ts'
import { categoryAdded, expenseAdded } from './expense-trail.ts'
import type { Loading } from './loading.ts'
import { planCategories, planExpenses } from './plan-expenses.ts'
import { categoryRow, expenseRow } from './rows.ts'

type Wanted = { months: ReadonlyMap<string, number>; eachMonth: number }

/** Writes what an admin spent while `months` brought in what they did. */
export async function loadExpenses({ client, random, calendar, standing }: Loading, wanted: Wanted): Promise<void> {
  const { admin } = standing
  const { categories, added } = planCategories(standing.categories)
  const begun = calendar.whileOpen(random, dayAfter(calendar.from, -1))
  const expenses = planExpenses(random, calendar, { ...wanted, categories })
  await copyInto(
    client,
    'expense_category',
    added.map((category) => categoryRow(category, begun)),
  )
  await copyInto(client, 'expense', expenses.map(expenseRow))
  await copyInto(client, 'audit_entry', [
    ...added.map((category) => categoryAdded(category, begun, admin)),
    ...expenses.map((expense) => expenseAdded(expense, admin)),
  ])
}
