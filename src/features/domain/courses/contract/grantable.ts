import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofCourses',
  permissions: {
    'courses.list': { label: 'permission-sets:coursesList', sets: ['accountant', 'observer'] },
    'courses.change': { label: 'permission-sets:coursesChange' },
    'courses.run-batches': { label: 'permission-sets:coursesRunBatches' },
  },
}
