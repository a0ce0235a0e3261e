import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofAdmissions',
  permissions: {
    'admissions.register-active': { label: 'permission-sets:admissionsRegisterActive' },
    'admissions.decide': { label: 'permission-sets:admissionsDecide' },
    'admissions.confirm-email': { label: 'permission-sets:admissionsConfirmEmail' },
    'admissions.find-duplicates': { label: 'permission-sets:admissionsFindDuplicates', sets: ['observer'] },
  },
}
