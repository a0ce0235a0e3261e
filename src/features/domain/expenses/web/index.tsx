import { createRoute } from '@tanstack/react-router'
import {
  addExpenseSearch,
  allExpensesSearch,
  categoryExpensesSearch,
} from '#features/domain/expenses/contract/expenses.search.ts'
import { admin } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyStaffScreen } from '#shared/web/lazy-screen.ts'

export const expensesWeb = shown({
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/view-expense-category',
      component: lazyStaffScreen(() => import('./category-overview-screen.tsx'), 'CategoryOverviewScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-single-category-expense',
      validateSearch: categoryExpensesSearch,
      component: lazyStaffScreen(() => import('./category-expenses-screen.tsx'), 'CategoryExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-expance',
      validateSearch: allExpensesSearch,
      component: lazyStaffScreen(() => import('./all-expenses-screen.tsx'), 'AllExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/recurring-expenses',
      component: lazyStaffScreen(() => import('./recurring-expenses-screen.tsx'), 'RecurringExpensesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Add-expance',
      validateSearch: addExpenseSearch,
      component: lazyStaffScreen(() => import('./add-expense-screen.tsx'), 'AddExpenseScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Edit-Expance/$id',
      component: lazyStaffScreen(() => import('./edit-expense-screen.tsx'), 'EditExpenseScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/add-expense-category',
      component: lazyStaffScreen(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
    }),
  ],
})
