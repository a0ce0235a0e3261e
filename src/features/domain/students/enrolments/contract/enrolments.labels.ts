export const enrolmentLabels = {
  /** Names the course in an entry about a student. */
  courseAndBatch: 'enrolments:courseAndBatch',
  batchSince: 'enrolments:batchSince',
  marksMoved: 'enrolments:marksMoved',
  ended: 'enrolments:ended',
  listFee: 'students:listFee',
  feeReason: 'students:feeReason',
} as const
