import type { FastifyInstance } from 'fastify'
import { withCurrentYear } from '#features/institute/server/public.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { found } from '#shared/server/errors.ts'
import { serve } from '#shared/server/serve.ts'
import { expensesApi } from '../contract/expenses.contract.ts'
import { addCategory } from './add-category.ts'
import { listCategories } from './categories.sql.ts'
import { createExpense } from './create-expense.ts'
import { getExpense, listExpenses } from './expenses.sql.ts'
import { removeCategory } from './remove-category.ts'
import { removeExpense } from './remove-expense.ts'
import { updateExpense } from './update-expense.ts'

export async function expensesRoutes(app: FastifyInstance) {
  serve(app, expensesApi.listCategories, ({ db }, { query }) => listCategories(db, query))
  serve(app, expensesApi.addCategory, (ctx, { body }) => addCategory(ctx, body))
  serve(app, expensesApi.addCategoryAlias, (ctx, { body }) => addCategory(ctx, body))
  serve(app, expensesApi.removeCategory, (ctx, { params }) => removeCategory(ctx, params.id))
  serve(app, expensesApi.list, async ({ db, clock }, { query: { category, ...query } }) =>
    listExpenses(db, {
      ...(await withCurrentYear(db, clock, query)),
      category: category === undefined ? undefined : PathId.parse(category),
    }),
  )
  serve(app, expensesApi.get, async ({ db }, { params }) => found(await getExpense(db, params.id)))
  serve(app, expensesApi.create, (ctx, { body }) => createExpense(ctx, body))
  serve(app, expensesApi.update, (ctx, { params, body }) => updateExpense(ctx, params.id, body))
  serve(app, expensesApi.remove, (ctx, { params }) => removeExpense(ctx, params.id))
}
