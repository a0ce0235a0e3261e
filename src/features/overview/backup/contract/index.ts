import { feature } from '#shared/contract/feature.ts'
import { backupApi } from './backup.contract.ts'

export const backup = feature('backup', {
  uses: ['institute', 'identity', 'student-records'],
  tables: ['backup_run'],
  calls: [
    {
      tag: 'Administration',
      apis: { backup: backupApi },
    },
  ],
})
