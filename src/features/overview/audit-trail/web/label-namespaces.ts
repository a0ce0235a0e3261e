import type { Key } from '#shared/web/message-keys.ts'

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
  'installation',
  'student-records',
  'words',
  'shared',
] as const

export type Label = Key<typeof LABEL_NAMESPACES>
