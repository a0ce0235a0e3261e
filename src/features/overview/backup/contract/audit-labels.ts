import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    backup: {
      label: 'audit-trail:kindBackup',
      fields: {
        place: 'words:file',
        madeAt: 'audit-trail:backupMadeAt',
        lostNumbers: 'audit-trail:lostNumbers',
        requestedBy: 'audit-trail:actor',
      },
    },
  },
  actions: {
    'backup.start': 'audit-trail:backupStarted',
    'backup.download': 'audit-trail:backupDownloaded',
    'backup.restore': 'audit-trail:backupRestored',
    'backup.requestRestore': 'audit-trail:backupRestoreRequested',
    'backup.confirmRestore': 'audit-trail:backupRestoreConfirmed',
    'backup.undoRestore': 'audit-trail:backupRestoreUndone',
  },
}
