import type { ParseKeys } from 'i18next'

/** The rooms whose words the trail borrows for what was changed in them. */
export const ROOMS = [
  'trail',
  'identity',
  'institute',
  'courses',
  'batches',
  'students',
  'fees',
  'attendance',
  'projects',
  'expenses',
  'enquiries',
  'student-file',
  'shared',
] as const

export type Word = ParseKeys<typeof ROOMS>
