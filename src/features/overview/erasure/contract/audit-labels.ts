import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  actions: {
    'student.erase': 'audit-trail:studentErased',
    'student.restore': 'audit-trail:studentRestored',
    'enquiry.erase': 'audit-trail:enquiryErased',
  },
}
