import { KINDS } from './declared-labels.ts'
import type { Label } from './label-namespaces.ts'

/** These fields are technical or computed. */
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

export const getFieldLabel = (record: string, field: string): Label | undefined => KINDS[record]?.fields[field]

export function getFieldOrder(record: string, field: string): number {
  const index = Object.keys(KINDS[record]?.fields ?? {}).indexOf(field)
  return index < 0 ? 1_000 : index
}

/** The `ledger` of an expense is the category's id; its name is shown instead. */
export const isVisibleField = (record: string, field: string): boolean =>
  !HIDDEN.has(field) && !(['expense', 'recurring'].includes(record) && field === 'ledger')
