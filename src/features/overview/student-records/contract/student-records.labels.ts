export const studentRecordLabels = {
  TotalFee: 'student-records:totalFee',
  PaidFee: 'student-records:paidFee',
  status: 'student-records:status',
  reason: 'student-records:reason',
  'declared.fee': 'student-records:declaredFee',
  'declared.Paidfee': 'student-records:declaredPayment',
  'declared.payMode': 'student-records:payMode',
} as const
