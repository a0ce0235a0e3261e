import { createRoute } from '#shared/web/router/router.ts'
import {
  addExpenseSearch,
  allExpensesSearch,
  categoryExpensesSearch,
} from '#features/domain/expenses/contract/expenses.search.ts'
import { admin } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const expensesWeb = shown({
  help: 'closing',
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/view-expense-category',
      component: lazyScreen(() => import('./category-overview-screen.tsx'), 'CategoryOverviewScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-single-category-expense',
      validateSearch: categoryExpensesSearch,
      component: lazyScreen(() => import('./category-expenses-screen.tsx'), 'CategoryExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-expance',
      validateSearch: allExpensesSearch,
      component: lazyScreen(() => import('./all-expenses-screen.tsx'), 'AllExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/recurring-expenses',
      component: lazyScreen(() => import('./recurring-expenses-screen.tsx'), 'RecurringExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Add-expance',
      validateSearch: addExpenseSearch,
      component: lazyScreen(() => import('./add-expense-screen.tsx'), 'AddExpenseScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Edit-Expance/$id',
      component: lazyScreen(() => import('./edit-expense-screen.tsx'), 'EditExpenseScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/add-expense-category',
      component: lazyScreen(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
    }),
  ],
})
