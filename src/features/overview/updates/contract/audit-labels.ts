import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: { update: { label: 'audit-trail:kindUpdate', fields: { version: 'updates:version' } } },
  actions: { 'update.start': 'audit-trail:updateStarted' },
}
