import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { bulkLabels } from './bulk-changes.labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    bulk: {
      label: 'audit-trail:kindBulk',
      fields: bulkLabels,
    },
  },
  actions: {
    'student.bulk': 'audit-trail:studentsChanged',
    'student.bulkUndo': 'audit-trail:studentsChangeUndone',
  },
}
