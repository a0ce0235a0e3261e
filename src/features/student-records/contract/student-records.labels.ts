/** What the audit trail calls the fields that are not edited in a form: status, fees and declared payment. */
export const studentRecordLabels = {
  TotalFee: 'student-records:totalFee',
  PaidFee: 'student-records:paidFee',
  status: 'student-records:status',
  reason: 'student-records:reason',
  'declared.fee': 'student-records:declaredFee',
  'declared.Paidfee': 'student-records:declaredPayment',
  'declared.payMode': 'student-records:payMode',
} as const
