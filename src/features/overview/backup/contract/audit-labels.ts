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
    institute: { fields: { secondPlace: 'audit-trail:secondPlace', backupsKept: 'audit-trail:backupsKept' } },
  },
  actions: {
    'backup.start': 'audit-trail:backupStarted',
    'backup.download': 'audit-trail:backupDownloaded',
    'backup.restore': 'audit-trail:backupRestored',
    'backup.requestRestore': 'audit-trail:backupRestoreRequested',
    'backup.confirmRestore': 'audit-trail:backupRestoreConfirmed',
    'backup.undoRestore': 'audit-trail:backupRestoreUndone',
    'backup.prove': 'audit-trail:backupProved',
    'backup.kit': 'audit-trail:kitPrinted',
    'backup.place': 'audit-trail:secondPlaceSet',
    'backup.noplace': 'audit-trail:secondPlaceRemoved',
    'backup.postpone': 'audit-trail:secondPlacePostponed',
  },
}
