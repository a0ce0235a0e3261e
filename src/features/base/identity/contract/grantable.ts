import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofIdentity',
  permissions: {
    'identity.use-account': 'everyone',
    'identity.use-two-factor': 'everyone',
    'identity.manage-accounts': { label: 'permission-sets:identityManageAccounts' },
  },
}
