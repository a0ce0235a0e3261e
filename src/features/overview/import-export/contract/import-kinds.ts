import { ATTENDANCE_IMPORT_FIELDS } from './import-attendance.ts'
import { BATCH_IMPORT_FIELDS } from './import-batches.ts'
import { COURSE_IMPORT_FIELDS } from './import-courses.ts'
import { ENQUIRY_IMPORT_FIELDS } from './import-enquiries.ts'
import { EXPENSE_IMPORT_FIELDS } from './import-expenses.ts'
import type { ImportFields } from './import-field.ts'
import { PAYMENT_IMPORT } from './import-payments.ts'
import { STUDENT_IMPORT_FIELDS } from './import-students.ts'

export const IMPORT_KINDS = [
  'students',
  'batches',
  'enquiries',
  'attendance',
  'courses',
  'expenses',
  'payments',
] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Each role imports records that it may create one by one. An admin imports students with courses and payments. */
export const KINDS_OF_ROLE = {
  hr: ['students', 'batches', 'enquiries', 'attendance'],
  admin: ['students', 'courses', 'expenses', 'payments'],
} as const satisfies Record<string, readonly ImportKind[]>
export type ImportRole = keyof typeof KINDS_OF_ROLE

/** Each role sees imports of others of these kinds. An admin may undo each of them. */
export const VISIBLE_KINDS = { hr: KINDS_OF_ROLE.hr, admin: IMPORT_KINDS } as const

export const IMPORT_FIELDS: Record<ImportKind, ImportFields> = {
  students: STUDENT_IMPORT_FIELDS,
  courses: COURSE_IMPORT_FIELDS,
  batches: BATCH_IMPORT_FIELDS,
  enquiries: ENQUIRY_IMPORT_FIELDS,
  expenses: EXPENSE_IMPORT_FIELDS,
  attendance: ATTENDANCE_IMPORT_FIELDS,
  payments: PAYMENT_IMPORT,
}
