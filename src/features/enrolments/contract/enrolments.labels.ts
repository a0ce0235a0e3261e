export const enrolmentLabels = {
  /** In an entry about a student. */
  courseAndBatch: 'enrolments:courseAndBatch',
  ended: 'enrolments:ended',
} as const
