import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  actions: {
    'student.register': 'audit-trail:studentRegistered',
    'student.apply': 'audit-trail:studentApplied',
    'student.approve': 'audit-trail:studentApproved',
    'student.confirmation': 'audit-trail:confirmationSent',
    'student.access': 'audit-trail:accessGiven',
    'student.reject': 'audit-trail:studentRejected',
  },
}
