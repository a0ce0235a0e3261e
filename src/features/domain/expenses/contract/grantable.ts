import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'expenses:expensesTitle',
  permissions: {
    'expenses.read': { label: 'permission-sets:expensesRead', sets: ['accountant', 'observer'] },
    'expenses.record': { label: 'permission-sets:expensesRecord', sets: ['accountant'], limit: 'rupees' },
    'expenses.plan': { label: 'permission-sets:expensesPlan', sets: ['accountant'] },
  },
}
