import { ATTENDANCE_IMPORT_FIELDS } from './import-attendance.ts'
import { BATCH_IMPORT_FIELDS } from './import-batches.ts'
import { COURSE_IMPORT_FIELDS } from './import-courses.ts'
import { ENQUIRY_IMPORT_FIELDS } from './import-enquiries.ts'
import { EXPENSE_IMPORT_FIELDS } from './import-expenses.ts'
import type { ImportFields } from './import-field.ts'
import { STUDENT_IMPORT_FIELDS } from './import-students.ts'

/** What each role imports: records that it may create one by one. */
export const KINDS_OF_ROLE = {
  hr: ['students', 'batches', 'enquiries', 'attendance'],
  admin: ['courses', 'expenses'],
} as const
export type ImportRole = keyof typeof KINDS_OF_ROLE

export const IMPORT_KINDS = [...KINDS_OF_ROLE.hr, ...KINDS_OF_ROLE.admin] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_FIELDS: Record<ImportKind, ImportFields> = {
  students: STUDENT_IMPORT_FIELDS,
  courses: COURSE_IMPORT_FIELDS,
  batches: BATCH_IMPORT_FIELDS,
  enquiries: ENQUIRY_IMPORT_FIELDS,
  expenses: EXPENSE_IMPORT_FIELDS,
  attendance: ATTENDANCE_IMPORT_FIELDS,
}

export const roleOfKind = (kind: ImportKind): ImportRole =>
  KINDS_OF_ROLE.admin.some((other) => other === kind) ? 'admin' : 'hr'
