import { feature } from '#shared/contract/feature.ts'
import { bulkChangesApi } from './bulk-changes.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const bulkChanges = feature('bulk-changes', {
  uses: ['institute', 'courses', 'students', 'fees'],
  tables: ['bulk_change', 'bulk_change_student'],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Bulk changes',
      description: 'One change of many students: shown before, made for all or none, and undone within minutes.',
      apis: { bulkChanges: bulkChangesApi },
    },
  ],
  records: { bulk: ['students', 'batches', 'reminders'] },
})
