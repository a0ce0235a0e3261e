import { attendanceLabels } from '#features/attendance/contract/attendance.labels.ts'
import { batchLabels } from '#features/batches/contract/batches.labels.ts'
import { courseLabels } from '#features/courses/contract/courses.labels.ts'
import { enquiryLabels } from '#features/enquiries/contract/enquiries.labels.ts'
import { categoryLabels, expenseLabels } from '#features/expenses/contract/expenses.labels.ts'
import { receiptLabels } from '#features/fees/contract/fees.labels.ts'
import { accountLabels } from '#features/identity/contract/identity.labels.ts'
import { instituteLabels } from '#features/institute/contract/institute.labels.ts'
import { portfolioLabels, projectLabels } from '#features/portfolio/contract/portfolio.labels.ts'
import { consentLabels, privacyLabels } from '#features/privacy/contract/privacy.labels.ts'
import { studentRecordLabels } from '#features/student-records/contract/student-records.labels.ts'
import { studentLabels } from '#features/students/contract/students.labels.ts'
import type { Label } from './label-namespaces.ts'

/** Technical and computed fields. */
const HIDDEN = new Set([
  ...['_id', 'id', 'version', 'month', 'year', 'student', 'changed', 'createdAt', 'updatedAt', 'setUp'],
  ...['PendingFee', 'dueDate', 'TotalFee', 'emailConfirmed', 'mail', 'noticeVersion'],
])

const FIELDS: Record<string, Record<string, Label>> = {
  student: { ...studentLabels, ...consentLabels, ...studentRecordLabels, emailConfirmedBy: 'emailConfirmedBy' },
  receipt: receiptLabels,
  batch: batchLabels,
  course: courseLabels,
  enquiry: { ...enquiryLabels, sent: 'sentByMail', to: 'sentTo' },
  attendance: attendanceLabels,
  category: categoryLabels,
  expense: expenseLabels,
  project: projectLabels,
  portfolio: portfolioLabels,
  account: { ...accountLabels, attempts: 'attempts', address: 'ipAddress', userAgent: 'userAgent' },
  institute: { ...instituteLabels, ...privacyLabels },
  backup: { place: 'backupFile' },
}

export const getFieldLabel = (record: string, field: string): Label | undefined => FIELDS[record]?.[field]

export function getFieldOrder(record: string, field: string): number {
  const index = Object.keys(FIELDS[record] ?? {}).indexOf(field)
  return index < 0 ? 1_000 : index
}

/** An expense's `ledger` is the category's id; its name is shown instead. */
export const isVisibleField = (record: string, field: string): boolean =>
  !HIDDEN.has(field) && !(record === 'expense' && field === 'ledger')
