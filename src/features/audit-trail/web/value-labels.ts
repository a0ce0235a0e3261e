import type { TFunction } from 'i18next'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import type { FEATURES, Label } from './audit-trail-labels.ts'

const MONEY = new Set([
  ...['fee', 'PaidFee', 'paid', 'payable', 'due', 'cFee', 'amount'],
  ...['declared.fee', 'declared.Paidfee'],
])

const PAY_MODES: Record<string, Label> = { Cash: 'fees:cash', Online: 'fees:online', Others: 'fees:others' }

const MODES: Record<string, Label> = { online: 'students:online', offline: 'students:offline' }

/** Words that are stored, by the field that holds them; `record.field` goes before the field alone. */
const CHOICES: Record<string, Record<string, Label>> = {
  gender: { male: 'students:male', female: 'students:female' },
  mode: MODES,
  Enquirymode: MODES,
  isCompleted: { yes: 'students:completed', no: 'students:notCompleted' },
  isPlaced: { placed: 'students:placed', notPlaced: 'students:notPlaced' },
  payMode: PAY_MODES,
  'declared.payMode': PAY_MODES,
  password: { changed: 'wasChanged' },
  role: { student: 'identity:student', hr: 'identity:hr', admin: 'identity:admin' },
  'student.status': {
    Active: 'student-records:active',
    Disable: 'student-records:dropped',
    Pending: 'student-records:pending',
    Deleted: 'isDeleted',
  },
  'enquiry.status': { Open: 'enquiries:isOpen', Closed: 'enquiries:isClosed', Pending: 'enquiries:isPending' },
  'account.status': { Active: 'identity:isActive', Disable: 'identity:isDeactivated' },
}

type Translate = TFunction<typeof FEATURES>

/** A stored value as people say it: money in rupees, yes and no, marks counted, a dash for nothing. */
export function valueInWords(t: Translate, record: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') return MONEY.has(field) ? formatRupees(value) : String(value)
  if (typeof value === 'object' && field === 'marks') return marksInWords(t, value)
  if (typeof value !== 'string') return JSON.stringify(value)
  const choice = (CHOICES[`${record}.${field}`] ?? CHOICES[field])?.[value]
  return choice === undefined ? value : t(choice)
}

/** Whether each student was present, by the student's id. */
function marksInWords(t: Translate, marks: object): string {
  const all: unknown[] = Object.values(marks)
  const present = all.filter((mark) => mark === true).length
  return all.length === 0 ? '–' : t('attendance:counts', { present, absent: all.length - present })
}
