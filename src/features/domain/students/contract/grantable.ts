import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'shared:students',
  permissions: {
    'students.list': { label: 'permission-sets:studentsList', sets: ['accountant', 'observer'] },
    'students.read': { label: 'permission-sets:studentsRead', sets: ['accountant', 'observer'] },
    'students.review': { label: 'permission-sets:studentsReview', sets: ['accountant', 'observer'] },
    'students.edit': { label: 'permission-sets:studentsEdit' },
    'students.set-photo': { label: 'permission-sets:studentsSetPhoto' },
    'students.set-status': { label: 'permission-sets:studentsSetStatus' },
    'students.see-deleted': { label: 'permission-sets:studentsSeeDeleted', sets: ['observer'] },
    'students.lower-fee-above-limit': { label: 'permission-sets:studentsLowerFeeAboveLimit' },
    'students.set-notice': { label: 'permission-sets:studentsSetNotice' },
  },
}
