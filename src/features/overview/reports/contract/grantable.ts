import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofReports',
  permissions: {
    'reports.read': { label: 'permission-sets:reportsRead', sets: ['accountant', 'observer'] },
    'reports.read-profit': { label: 'permission-sets:reportsReadProfit', sets: ['accountant', 'observer'] },
  },
}
