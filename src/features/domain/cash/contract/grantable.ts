import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'permission-sets:ofCash',
  permissions: {
    'cash.read': { label: 'permission-sets:cashRead', sets: ['accountant', 'observer'] },
    'cash.read-all': { label: 'permission-sets:cashReadAll', sets: ['accountant', 'observer'] },
    'cash.count': { label: 'permission-sets:cashCount', sets: ['accountant'] },
    'cash.close-own': { label: 'permission-sets:cashCloseOwn' },
    'cash.close-all': { label: 'permission-sets:cashCloseAll', sets: ['accountant'] },
    'cash.record': { label: 'permission-sets:cashRecord', sets: ['accountant'] },
    'cash.open': { label: 'permission-sets:cashOpen' },
    'cash.remove-any': { label: 'permission-sets:cashRemoveAny' },
  },
}
