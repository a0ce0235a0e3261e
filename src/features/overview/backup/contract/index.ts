import { feature } from '#shared/contract/feature.ts'
import { backupApi } from './backup.contract.ts'
import { restoreApi } from './restore.contract.ts'
import { permissions } from './permissions.ts'

export const backup = feature('backup', {
  uses: ['institute', 'identity', 'fees', 'erasure', 'audit-trail'],
  tables: ['backup_run'],
  permissions,
  calls: [
    {
      tag: 'Administration',
      apis: { backup: backupApi, restore: restoreApi },
    },
  ],
  topics: { backup: ['admin'] },
  records: { backup: ['backup'] },
})
