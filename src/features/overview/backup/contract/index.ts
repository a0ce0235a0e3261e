import { feature } from '#shared/contract/feature.ts'
import { backupApi } from './backup.contract.ts'
import { restoreApi } from './restore.contract.ts'
import { kitApi } from './kit.contract.ts'
import { permissions } from './permissions.ts'
import { proofApi } from './proof.contract.ts'
import { secondPlaceApi } from './second-place.contract.ts'

export const backup = feature('backup', {
  uses: ['institute', 'identity', 'fees', 'erasure', 'audit-trail'],
  tables: ['backup_run', 'backup_place', 'backup_proof', 'backup_answer'],
  permissions,
  calls: [
    {
      tag: 'Administration',
      apis: { backup: backupApi, restore: restoreApi, secondPlace: secondPlaceApi, proof: proofApi, kit: kitApi },
    },
  ],
  topics: { backup: ['admin'] },
  records: { backup: ['backup'] },
})
