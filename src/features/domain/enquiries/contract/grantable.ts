import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'import-export:ofEnquiries',
  permissions: {
    'enquiries.read': { label: 'permission-sets:enquiriesRead', sets: ['observer'] },
    'enquiries.follow-up': { label: 'permission-sets:enquiriesFollowUp' },
    'enquiries.admit': { label: 'permission-sets:enquiriesAdmit' },
  },
}
