import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofDashboard',
  permissions: {
    'dashboard.read-desk': { label: 'permission-sets:dashboardReadDesk', sets: ['observer'] },
    'dashboard.read-institute': { label: 'permission-sets:dashboardReadInstitute', sets: ['accountant', 'observer'] },
  },
}
