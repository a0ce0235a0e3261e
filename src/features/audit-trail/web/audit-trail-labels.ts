import type { ParseKeys } from 'i18next'

/** The rooms whose words the trail borrows for what was changed in them. */
export const FEATURES = [
  'audit-trail',
  'identity',
  'institute',
  'courses',
  'batches',
  'students',
  'fees',
  'attendance',
  'expenses',
  'portfolio',
  'enquiries',
  'student-records',
  'shared',
] as const

export type Label = ParseKeys<typeof FEATURES>
