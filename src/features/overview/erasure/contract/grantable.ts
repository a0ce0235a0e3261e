import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'erasure:deletedRecords',
  permissions: {
    'erasure.restore': { label: 'permission-sets:erasureRestore' },
    'erasure.erase': { label: 'permission-sets:erasureErase' },
    'erasure.download': { label: 'permission-sets:erasureDownload' },
  },
}
