import type { FastifyInstance } from 'fastify'
import { getToday, withCurrentYear } from '#features/base/institute/server/days/public.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { expensesApi } from '../contract/expenses.contract.ts'
import { recurringExpensesApi } from '../contract/recurring-expenses.contract.ts'
import { expenseExport } from './export-expenses.ts'
import { addCategory } from './add-category.ts'
import { listCategories } from './categories.sql.ts'
import { addDueExpense, skipDueExpense } from './close-due-month.ts'
import { createExpense } from './create-expense.ts'
import { createRecurringExpense } from './create-recurring-expense.ts'
import { endRecurringExpense } from './end-recurring-expense.ts'
import { getExpense, listExpenses } from './expenses.sql.ts'
import { listDueExpenses, listRecurringExpenses } from './recurring-expenses.sql.ts'
import { removeCategory } from './remove-category.ts'
import { removeExpense } from './remove-expense.ts'
import { setBudget } from './set-budget.ts'
import { updateExpense } from './update-expense.ts'
import { updateRecurringExpense } from './update-recurring-expense.ts'

const toCategoryId = (category: string | undefined) => (category === undefined ? undefined : PathId.parse(category))

export async function expensesRoutes(app: FastifyInstance) {
  serve(app, expensesApi.listCategories, async ({ db, clock }, { query }) =>
    listCategories(db, { ...query, date: query.date ?? (await getToday(db, clock)) }),
  )
  serve(app, expensesApi.addCategory, (ctx, { body }) => addCategory(ctx, body))
  serve(app, expensesApi.addCategoryAlias, (ctx, { body }) => addCategory(ctx, body))
  serve(app, expensesApi.setBudget, (ctx, { params, body }) => setBudget(ctx, params.id, body))
  serve(app, expensesApi.removeCategory, (ctx, { params }) => removeCategory(ctx, params.id))
  serveExport(app, expensesApi.export, expenseExport)
  serve(app, expensesApi.list, async ({ db, clock }, { query: { category, ...query } }) =>
    listExpenses(db, {
      ...(await withCurrentYear(db, clock, query)),
      category: toCategoryId(category),
    }),
  )
  serve(app, expensesApi.get, async ({ db }, { params }) => found(await getExpense(db, params.id)))
  serve(app, expensesApi.create, (ctx, { body }) => inTx(ctx.db, (tx) => createExpense(tx, ctx, body)))
  serve(app, expensesApi.update, (ctx, { params, body }) => updateExpense(ctx, params.id, body))
  serve(app, expensesApi.remove, (ctx, { params }) => removeExpense(ctx, params.id))
  serve(app, recurringExpensesApi.list, async ({ db, clock }, { query }) =>
    listRecurringExpenses(db, await getToday(db, clock), query),
  )
  serve(app, recurringExpensesApi.due, async ({ db, clock }, { query: { category, ...query } }) =>
    listDueExpenses(db, await getToday(db, clock), { ...query, category: toCategoryId(category) }),
  )
  serve(app, recurringExpensesApi.create, (ctx, { body }) => createRecurringExpense(ctx, body))
  serve(app, recurringExpensesApi.update, (ctx, { params, body }) => updateRecurringExpense(ctx, params.id, body))
  serve(app, recurringExpensesApi.end, (ctx, { params }) => endRecurringExpense(ctx, params.id))
  serve(app, recurringExpensesApi.add, (ctx, { params, body }) => addDueExpense(ctx, params.id, body.dueOn))
  serve(app, recurringExpensesApi.skip, (ctx, { params, body }) => skipDueExpense(ctx, params.id, body.dueOn))
}
