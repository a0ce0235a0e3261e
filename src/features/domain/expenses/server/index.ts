import { served } from '#shared/server/feature.ts'
import { expenses } from '../contract/index.ts'
import { expensesRoutes } from './expenses.routes.ts'

export const expensesServer = served(expenses, {
  routes: () => [expensesRoutes],
})
