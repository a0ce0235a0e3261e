import { feature } from '#shared/contract/feature.ts'
import { backupApi } from './backup.contract.ts'

export const backup = feature('backup', {
  uses: ['institute', 'identity', 'erasure'],
  tables: ['backup_run'],
  calls: [
    {
      tag: 'Administration',
      apis: { backup: backupApi },
    },
  ],
})
