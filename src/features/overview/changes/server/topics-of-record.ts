import type { Role } from '#shared/contract/endpoint.ts'
import { TOPICS, type Topic } from '../contract/changes.contract.ts'

/**
 * The topics that show a kind of record of the audit trail on pages of staff, besides pages that contain these records.
 */
const TOPICS_OF_RECORD: Record<string, readonly Topic[]> = {
  student: ['students', 'batches'],
  receipt: ['students'],
  refund: ['students'],
  closing: ['cash', 'students'],
  cash: ['cash'],
  attendance: ['attendance'],
  enquiry: ['enquiries'],
  batch: ['batches'],
  waiting: ['batches'],
  holiday: ['timetable', 'attendance'],
  course: ['courses'],
  project: ['portfolio'],
  portfolio: ['portfolio'],
  expense: ['expenses'],
  category: ['expenses'],
  recurring: ['expenses'],
  account: ['identity'],
  institute: ['institute', 'students', 'reminders', 'absences', 'privacy', 'certificates'],
  certificate: ['certificates'],
  bulk: ['students', 'batches', 'reminders'],
  import: ['import-export', 'students', 'batches', 'courses', 'enquiries', 'expenses', 'attendance'],
  backup: ['backup'],
}

/** HR has no calls for these. */
const ADMIN_ONLY: readonly Topic[] = ['expenses', 'identity', 'backup']
/** Students see these of their own record, and only of it. */
const OF_STUDENTS: readonly Topic[] = ['students', 'attendance', 'portfolio', 'certificates']

export const listKinds = () => Object.keys(TOPICS_OF_RECORD)

/** A kind that is not listed may change anything. */
export function topicsFor(role: Role, kinds: readonly string[]): Topic[] {
  const topics = new Set(kinds.flatMap((kind) => TOPICS_OF_RECORD[kind] ?? TOPICS))
  return [...topics].filter((topic) =>
    role === 'student' ? OF_STUDENTS.includes(topic) : role === 'admin' || !ADMIN_ONLY.includes(topic),
  )
}
