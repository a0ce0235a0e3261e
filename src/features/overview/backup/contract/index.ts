import { feature } from '#shared/contract/feature.ts'
import { backupApi } from './backup.contract.ts'
import { permissions } from './permissions.ts'

export const backup = feature('backup', {
  uses: ['institute', 'identity', 'fees', 'erasure', 'audit-trail'],
  tables: ['backup_run'],
  permissions,
  calls: [
    {
      tag: 'Administration',
      apis: { backup: backupApi },
    },
  ],
  topics: { backup: ['admin'] },
  records: { backup: ['backup'] },
})
