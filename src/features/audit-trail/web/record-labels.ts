import type { LinkProps } from '@tanstack/react-router'
import type { TrailEntry } from '../contract/audit-trail.contract.ts'
import type { Label } from './audit-trail-labels.ts'

/** The kinds of records, as the filter lists them. */
export const KINDS = {
  student: 'kindStudent',
  receipt: 'kindReceipt',
  batch: 'kindBatch',
  course: 'kindCourse',
  enquiry: 'kindEnquiry',
  attendance: 'kindAttendance',
  project: 'kindProject',
  portfolio: 'kindPortfolio',
  category: 'kindCategory',
  expense: 'kindExpense',
  account: 'kindAccount',
  institute: 'kindInstitute',
} as const satisfies Record<string, Label>

export const wordOfKind = (record: string): Label | undefined => (KINDS as Record<string, Label>)[record]

/** The field that people call the record by. */
const NAMED_BY: Record<string, string> = {
  batch: 'bCode',
  course: 'course',
  enquiry: 'name',
  project: 'project',
  portfolio: 'portfolio',
  category: 'ledger',
  expense: 'remark',
}

/** What the record was called then, for one that is gone; an edit that left its name alone does not say. */
export function nameIn({ record, before, after }: TrailEntry): string | undefined {
  const field = NAMED_BY[record] ?? ''
  const name = before?.[field] ?? after?.[field]
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** What is gone has no page. */
const GONE = /\.(remove|void|delete|reject)$/

/** The page that shows the record, where there is one. */
export function pageOf(entry: TrailEntry): LinkProps | undefined {
  const { action, record, recordId, subject } = entry
  if (subject === null || GONE.test(action)) return undefined
  const id = recordId
  switch (record) {
    case 'student':
      return { to: '/admin/Single-Student-Profile', search: { id } }
    case 'receipt':
      return { to: '/fee-receipt', search: { id, as: 'admin' } }
    case 'batch':
      return { to: '/admin/view-all-attend', search: { batch: subject } }
    case 'attendance':
      return { to: '/admin/view-all-attend', search: sheetOf(subject) }
    case 'course':
      return { to: '/admin/Edit-Course/$id', params: { id } }
    case 'enquiry':
      return { to: '/admin/view-all-enquiry', search: { search: subject } }
    case 'category':
      return { to: '/admin/view-single-category-expense', search: { id } }
    case 'expense':
      return { to: '/admin/Edit-Expance/$id', params: { id } }
    case 'account':
      return isOfStudent(entry) ? { to: '/admin/Single-Student-Profile', search: { id } } : { to: '/admin/staff' }
    case 'institute':
      return { to: '/admin/settings' }
    default:
      return undefined
  }
}

/** A sheet is called by its batch and its day: `B1, 2026-11-02`. */
function sheetOf(subject: string): { batch: string; date: string } {
  const comma = subject.lastIndexOf(', ')
  return { batch: subject.slice(0, comma), date: subject.slice(comma + 2) }
}

/** Students set passwords too; everything else about accounts is of staff. */
const isOfStudent = ({ action, role }: TrailEntry) => action === 'account.password' && role === 'student'
