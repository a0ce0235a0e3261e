import { feature } from '#shared/contract/feature.ts'
import { backupApi } from './backup.contract.ts'
import { restoreApi } from './restore.contract.ts'
import { kitApi } from './kit.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'
import { proofApi } from './proof.contract.ts'
import { secondPlaceApi } from './second-place.contract.ts'
import { firstRestoreApi } from './first-restore.contract.ts'
import { uploadApi } from './upload.contract.ts'

export const backup = feature('backup', {
  uses: ['institute', 'identity', 'setup', 'fees', 'erasure', 'audit-trail'],
  tables: ['backup_run', 'backup_place', 'backup_proof', 'backup_answer'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Administration',
      apis: {
        backup: backupApi,
        restore: restoreApi,
        upload: uploadApi,
        secondPlace: secondPlaceApi,
        proof: proofApi,
        kit: kitApi,
      },
    },
    { tag: 'Set-up', apis: { firstRestore: firstRestoreApi } },
  ],
  topics: { backup: ['admin'] },
  records: { backup: ['backup'] },
})
