import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:auditTrail',
  permissions: {
    'audit-trail.read': { label: 'permission-sets:auditTrailRead', sets: ['observer'] },
  },
}
