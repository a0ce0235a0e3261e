import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    backup: {
      label: 'audit-trail:kindBackup',
      fields: { place: 'audit-trail:backupFile' },
    },
  },
  actions: {
    'backup.start': 'audit-trail:backupStarted',
  },
}
