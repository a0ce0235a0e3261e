import type { ParseKeys } from 'i18next'

export const LABEL_NAMESPACES = [
  'audit-trail',
  'identity',
  'institute',
  'courses',
  'batches',
  'timetable',
  'students',
  'enrolments',
  'plans',
  'privacy',
  'reminders',
  'absences',
  'fees',
  'attendance',
  'expenses',
  'cash',
  'portfolio',
  'enquiries',
  'certificates',
  'bulk-changes',
  'student-records',
  'words',
  'shared',
] as const

export type Label = ParseKeys<typeof LABEL_NAMESPACES>
