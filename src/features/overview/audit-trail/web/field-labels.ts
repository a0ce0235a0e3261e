import { absenceLabels } from '#features/domain/attendance/absences/contract/absences.labels.ts'
import { attendanceLabels } from '#features/domain/attendance/contract/attendance.labels.ts'
import { batchLabels, waitingLabels } from '#features/domain/courses/batches/contract/batches.labels.ts'
import { bulkLabels } from '#features/overview/bulk-changes/contract/bulk-changes.labels.ts'
import {
  certificateLabels,
  certificateTemplateLabels,
} from '#features/domain/certificates/contract/certificates.labels.ts'
import { cashLabels, closingLabels } from '#features/domain/cash/contract/closings.labels.ts'
import { courseLabels } from '#features/domain/courses/contract/courses.labels.ts'
import { enquiryLabels } from '#features/domain/enquiries/contract/enquiries.labels.ts'
import { enrolmentLabels } from '#features/domain/students/enrolments/contract/enrolments.labels.ts'
import {
  categoryLabels,
  expenseLabels,
  recurringExpenseLabels,
} from '#features/domain/expenses/contract/expenses.labels.ts'
import {
  adjustmentLabels,
  limitLabels,
  receiptLabels,
  refundLabels,
} from '#features/domain/fees/contract/fees.labels.ts'
import { accountLabels } from '#features/base/identity/contract/identity.labels.ts'
import { instituteLabels } from '#features/base/institute/contract/institute.labels.ts'
import { planLabels } from '#features/domain/fees/plans/contract/plans.labels.ts'
import { portfolioLabels, projectLabels } from '#features/domain/portfolio/contract/portfolio.labels.ts'
import { consentLabels, privacyLabels } from '#features/domain/students/privacy/contract/privacy.labels.ts'
import { reminderLabels } from '#features/domain/fees/reminders/contract/reminders.labels.ts'
import { studentRecordLabels } from '#features/overview/student-records/contract/student-records.labels.ts'
import { studentLabels } from '#features/domain/students/contract/students.labels.ts'
import { calendarLabels, holidayLabels } from '#features/domain/timetable/contract/timetable.labels.ts'
import type { Label } from './label-namespaces.ts'

/** Technical and computed fields. */
const HIDDEN = new Set([
  '_id',
  'id',
  'version',
  'month',
  'year',
  'student',
  'changed',
  'createdAt',
  'updatedAt',
  'setUp',
  'nextDue',
  'PendingFee',
  'dueDate',
  'TotalFee',
  'courses',
  'dueAmount',
  'emailConfirmed',
  'mail',
  'noticeVersion',
  'enrolment',
  'language',
])

const FIELDS: Record<string, Record<string, Label>> = {
  student: {
    ...adjustmentLabels,
    ...enrolmentLabels,
    ...studentLabels,
    ...planLabels,
    ...consentLabels,
    ...studentRecordLabels,
    emailConfirmedBy: 'emailConfirmedBy',
    channel: reminderLabels.channel,
    batchCode: attendanceLabels.batchCode,
    date: attendanceLabels.date,
  },
  receipt: receiptLabels,
  refund: refundLabels,
  batch: { ...batchLabels, strength: 'batches:strength' },
  waiting: waitingLabels,
  holiday: holidayLabels,
  course: courseLabels,
  enquiry: { ...enquiryLabels, sent: 'sentByMail', to: 'sentTo' },
  attendance: attendanceLabels,
  category: categoryLabels,
  expense: expenseLabels,
  recurring: recurringExpenseLabels,
  closing: closingLabels,
  cash: cashLabels,
  project: projectLabels,
  portfolio: portfolioLabels,
  account: { ...accountLabels, ...calendarLabels, attempts: 'attempts', address: 'ipAddress', userAgent: 'userAgent' },
  institute: {
    ...instituteLabels,
    ...limitLabels,
    ...privacyLabels,
    ...reminderLabels,
    ...absenceLabels,
    ...certificateTemplateLabels,
  },
  certificate: certificateLabels,
  bulk: bulkLabels,
  import: {
    students: 'importedStudents',
    receipts: 'importedReceipts',
    paid: 'importedPayments',
    discounts: 'fees:discounts',
    emails: 'reminders:emails',
  },
  list: { list: 'exportedList', format: 'exportFormat', filters: 'exportFilters' },
  backup: { place: 'backupFile' },
}

export const getFieldLabel = (record: string, field: string): Label | undefined => FIELDS[record]?.[field]

export function getFieldOrder(record: string, field: string): number {
  const index = Object.keys(FIELDS[record] ?? {}).indexOf(field)
  return index < 0 ? 1_000 : index
}

/** The `ledger` of an expense is the category's id; its name is shown instead. */
export const isVisibleField = (record: string, field: string): boolean =>
  !HIDDEN.has(field) && !(['expense', 'recurring'].includes(record) && field === 'ledger')
