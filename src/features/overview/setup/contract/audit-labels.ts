import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  actions: {
    'institute.create': 'audit-trail:instituteSetUp',
  },
}
