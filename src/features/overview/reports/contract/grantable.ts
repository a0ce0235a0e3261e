import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:reports',
  permissions: {
    'reports.read': { label: 'permission-sets:reportsRead', sets: ['accountant', 'observer'] },
    'reports.read-profit': { label: 'permission-sets:reportsReadProfit', sets: ['accountant', 'observer'] },
  },
}
