import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    backup: {
      label: 'audit-trail:kindBackup',
      fields: { place: 'words:file' },
    },
  },
  actions: {
    'backup.start': 'audit-trail:backupStarted',
    'backup.download': 'audit-trail:backupDownloaded',
  },
}
