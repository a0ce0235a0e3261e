import { feature } from '#shared/contract/feature.ts'
import { expensesApi } from './expenses.contract.ts'
import { recurringExpensesApi } from './recurring-expenses.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const expenses = feature('expenses', {
  uses: ['institute', 'fees'],
  tables: ['expense_category', 'expense', 'expense_voucher_series', 'recurring_expense', 'recurring_expense_month'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Expenses',
      description: 'Expenses with their voucher numbers, categories with budgets, and expenses that repeat monthly.',
      apis: { expenses: expensesApi, recurringExpenses: recurringExpensesApi },
    },
  ],
  topics: { expenses: ['admin'] },
  records: { expense: ['expenses'], category: ['expenses'], recurring: ['expenses'] },
})
