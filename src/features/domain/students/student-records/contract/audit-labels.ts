import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    student: {
      fields: {
        TotalFee: 'student-records:totalFee',
        PaidFee: 'student-records:paidFee',
        status: 'student-records:status',
        reason: 'student-records:reason',
        'declared.fee': 'student-records:declaredFee',
        'declared.Paidfee': 'student-records:declaredPayment',
        'declared.payMode': 'student-records:payMode',
      },
    },
  },
  actions: {
    'student.active': 'audit-trail:studentActivated',
    'student.disable': 'audit-trail:studentDeactivated',
    'student.delete': 'audit-trail:studentDeleted',
  },
}
