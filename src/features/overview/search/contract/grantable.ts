import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofSearch',
  permissions: {
    'search.find': { label: 'permission-sets:searchFind', sets: ['accountant', 'observer'] },
  },
}
