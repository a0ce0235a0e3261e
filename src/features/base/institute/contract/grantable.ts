import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:institute',
  permissions: {
    'institute.read-settings': 'everyone',
    'institute.change': { label: 'permission-sets:instituteChange' },
  },
}
