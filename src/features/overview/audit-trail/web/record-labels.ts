import type { LinkProps } from '#shared/web/router/router.ts'
import type { Needed } from '#shared/web/may.ts'
import type { AuditEntry } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { KINDS } from './declared-labels.ts'
import type { Label } from './label-namespaces.ts'

export const listKinds = (): { value: string; label: Label }[] =>
  Object.entries(KINDS).flatMap(([value, { label }]) => (label === undefined ? [] : [{ value, label }]))

export const getRecordLabel = (record: string): Label | undefined => KINDS[record]?.label

export function getRecordName({ record, before, after }: AuditEntry): string | undefined {
  const field = KINDS[record]?.nameField ?? ''
  const name = before?.[field] ?? after?.[field]
  return typeof name === 'string' && name !== '' ? name : undefined
}

const DELETING_ACTION = /\.(remove|void|delete|reject)$/

/** A record whose page somebody may not see is no link. */
export const NEEDED_FOR_LINK: Record<string, Needed> = {
  student: 'students.read',
  receipt: 'fees.read',
  refund: 'fees.read',
  batch: 'attendance.list',
  attendance: 'attendance.list',
  holiday: 'timetable.set-holidays',
  course: 'courses.change',
  enquiry: 'enquiries.read',
  category: 'expenses.read',
  expense: 'expenses.record',
  recurring: 'expenses.read',
  closing: 'cash.read',
  cash: 'cash.read',
  account: 'identity.manage-accounts',
  institute: 'institute.change',
}

export function getRecordLink(entry: AuditEntry): LinkProps | undefined {
  const { action, record, recordId, subject } = entry
  if (subject === null || DELETING_ACTION.test(action)) return undefined
  const id = recordId
  switch (record) {
    case 'student':
      return { to: '/admin/Single-Student-Profile', search: { id } }
    case 'receipt':
      return { to: '/fee-receipt', search: { id, as: 'admin' } }
    case 'refund':
      return { to: '/fee-refund', search: { id, as: 'admin' } }
    case 'batch':
      return { to: '/admin/view-all-attend', search: { batch: subject } }
    case 'attendance':
      return { to: '/admin/view-all-attend', search: parseSheetSubject(subject) }
    case 'holiday':
      return { to: '/admin/settings' }
    case 'course':
      return { to: '/admin/Edit-Course/$id', params: { id } }
    case 'enquiry':
      return { to: '/admin/view-all-enquiry', search: { search: subject } }
    case 'category':
      return { to: '/admin/view-single-category-expense', search: { id } }
    case 'expense':
      return { to: '/admin/Edit-Expance/$id', params: { id } }
    case 'recurring':
      return { to: '/admin/recurring-expenses' }
    case 'closing':
      return { to: '/admin/closing', search: { date: subject } }
    case 'cash':
      return { to: '/admin/closing' }
    case 'account':
      return isStudentAccount(entry) ? { to: '/admin/Single-Student-Profile', search: { id } } : { to: '/admin/staff' }
    case 'institute':
      return { to: '/admin/settings' }
    default:
      return undefined
  }
}

/** The subject of a sheet consists of batch and day: `B1, 2026-11-02`. */
function parseSheetSubject(subject: string): { batch: string; date: string } {
  const comma = subject.lastIndexOf(', ')
  return { batch: subject.slice(0, comma), date: subject.slice(comma + 2) }
}

/** A student has acted, or the entry names the role of the account. */
const isStudentAccount = ({ role, after }: AuditEntry) => role === 'student' || after?.['role'] === 'student'
