import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:certificates',
  permissions: {
    'certificates.list': { label: 'permission-sets:certificatesList', sets: ['observer'] },
    'certificates.read': { label: 'permission-sets:certificatesRead', sets: ['observer'] },
    'certificates.issue': { label: 'permission-sets:certificatesIssue' },
    'certificates.revoke': { label: 'permission-sets:certificatesRevoke' },
    'certificates.design': { label: 'permission-sets:certificatesDesign' },
  },
}
