import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:navApprovals',
  permissions: {
    'approvals.ask': 'everyone',
    'approvals.decide': { label: 'permission-sets:approvalsDecide' },
  },
}
