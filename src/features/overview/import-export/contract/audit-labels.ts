import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    import: {
      label: 'audit-trail:kindImport',
      fields: {
        students: 'shared:students',
        receipts: 'words:receipts',
        paid: 'plans:paid',
        discounts: 'fees:discounts',
        emails: 'reminders:emails',
      },
    },
  },
  actions: {
    'institute.imports': 'audit-trail:importDaySet',
    'import.run': 'audit-trail:importRun',
    'import.undo': 'audit-trail:importUndone',
    'import.links': 'audit-trail:importLinks',
  },
}
