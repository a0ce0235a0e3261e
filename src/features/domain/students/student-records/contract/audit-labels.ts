import type { AuditLabels } from '#shared/contract/audit-labels.ts'

export const auditLabels: AuditLabels = {
  records: {
    student: {
      fields: {
        TotalFee: 'students:totalFee',
        PaidFee: 'fees:paidFee',
        status: 'words:status',
        reason: 'words:reason',
        'declared.fee': 'student-records:declaredFee',
        'declared.Paidfee': 'student-records:declaredPayment',
        'declared.payMode': 'words:paymentMode',
      },
    },
  },
  actions: {
    'student.active': 'audit-trail:studentActivated',
    'student.disable': 'audit-trail:studentDeactivated',
    'student.delete': 'audit-trail:studentDeleted',
  },
}
