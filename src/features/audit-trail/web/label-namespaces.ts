import type { ParseKeys } from 'i18next'

export const LABEL_NAMESPACES = [
  'audit-trail',
  'identity',
  'institute',
  'courses',
  'batches',
  'students',
  'privacy',
  'fees',
  'attendance',
  'expenses',
  'portfolio',
  'enquiries',
  'student-records',
  'shared',
] as const

export type Label = ParseKeys<typeof LABEL_NAMESPACES>
