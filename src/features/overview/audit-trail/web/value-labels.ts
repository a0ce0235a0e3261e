import type { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import { PAY_MODE_LABELS } from '#features/domain/fees/contract/pay-modes.ts'
import type { ReceiptPart } from '#features/domain/fees/contract/fees.contract.ts'
import {
  COMPLETION_LABELS,
  GENDER_LABELS,
  MODE_LABELS,
  PLACEMENT_LABELS,
} from '#features/domain/students/contract/choice-labels.ts'
import { dateFormat } from '#shared/contract/intl-formats.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import type { Translate as TranslateKey } from '#shared/web/message-keys.ts'
import type { Label, LABEL_NAMESPACES } from './label-namespaces.ts'

const MONEY = new Set([
  'fee',
  'PaidFee',
  'paid',
  'payable',
  'due',
  'cFee',
  'amount',
  'budget',
  'expected',
  'counted',
  'difference',
  'declared.fee',
  'declared.Paidfee',
])

/** `record.field` takes precedence over `field`. */
const VALUE_LABELS: Record<string, Record<string, Label>> = {
  gender: GENDER_LABELS,
  mode: MODE_LABELS,
  Enquirymode: MODE_LABELS,
  isCompleted: COMPLETION_LABELS,
  isPlaced: PLACEMENT_LABELS,
  payMode: PAY_MODE_LABELS,
  exactMode: PAY_MODE_LABELS,
  'declared.payMode': PAY_MODE_LABELS,
  password: { changed: 'changed' },
  SMTP_PASSWORD: { changed: 'changed' },
  role: { student: 'identity:student', hr: 'identity:hr', admin: 'identity:admin' },
  'student.consent': {
    student: 'privacy:byStudent',
    guardian: 'privacy:byGuardian',
    notRecorded: 'privacy:notRecorded',
  },
  emailConfirmedBy: { link: 'byLink', hr: 'byHr' },
  'student.status': {
    Active: 'identity:active',
    Disable: 'students:dropped',
    Pending: 'students:pending',
    Deleted: 'deleted',
  },
  'enquiry.status': {
    Open: 'enquiries:statusOpen',
    Closed: 'enquiries:statusClosed',
    Pending: 'words:pending',
  },
  'institute.twoFactor': {
    off: 'institute:twoFactorOptional',
    admins: 'institute:twoFactorAdmins',
    staff: 'institute:twoFactorStaff',
  },
  'institute.receiptPaper': { a4: 'institute:paperA4', a5: 'institute:paperA5', roll: 'institute:paperRoll' },
  'certificate.kind': {
    completion: 'certificates:completion',
    bonafide: 'certificates:bonafide',
    idCard: 'certificates:idCard',
  },
  'approval.call': {
    'receipt.void': 'receiptVoided',
    'receipt.change': 'receiptChanged',
    'discount.give': 'discountGiven',
    'writeOff.add': 'writeOffAdded',
    'refund.record': 'refundRecorded',
    'expense.add': 'expenseAdded',
  },
  'closing.scope': { own: 'cash:receiptsOfSigner', all: 'fees:allReceipts' },
  'cash.kind': { opening: 'cash:opening', deposit: 'cash:deposit' },
  'account.status': { Active: 'identity:active', Disable: 'identity:isDeactivated' },
}

type Translate = TranslateKey<typeof LABEL_NAMESPACES>

export function formatValue(t: Translate, language: string, record: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? t('shared:yes') : t('words:no')
  if (typeof value === 'number') return MONEY.has(field) ? formatRupees(value, language) : String(value)
  if (typeof value === 'object' && field === 'marks') return formatMarks(t, value)
  if (Array.isArray(value) && field === 'parts') return formatParts(t, language, value as ReceiptPart[])
  if (Array.isArray(value) && field === 'plan') return formatPlan(language, value as PlannedRow[])
  if (Array.isArray(value) && field === 'sessions') return formatSessions(language, value as Session[])
  if (Array.isArray(value) && field === 'records') return formatRecords(t, language, value as ChangedStudent[])
  if (typeof value !== 'string') return JSON.stringify(value)
  const label = (VALUE_LABELS[`${record}.${field}`] ?? VALUE_LABELS[field])?.[value]
  return label === undefined ? value : t(label)
}

function formatParts(t: Translate, language: string, parts: Pick<ReceiptPart, 'mode' | 'amount'>[]): string {
  const format = ({ mode, amount }: (typeof parts)[number]) => {
    return `${t(PAY_MODE_LABELS[mode])} (${formatRupees(amount, language)})`
  }
  return parts.map(format).join(' + ')
}

type ChangedStudent = {
  name: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Present if the student's import was undone. */
  receipts?: string[]
}

/** Returns a line per student. */
function formatRecords(t: Translate, language: string, records: ChangedStudent[]): string {
  const format = ({ name, before = {}, after = {}, receipts }: ChangedStudent) => {
    if (receipts !== undefined) return receipts.length === 0 ? name : `${name}: ${receipts.join(', ')}`
    const changes = Object.keys(after).map((field) => {
      const [was, is] = [before, after].map((values) => formatValue(t, language, 'student', field, values[field]))
      return `${was} → ${is}`
    })
    return `${name}: ${changes.join(', ')}`
  }
  return records.map(format).join('\n')
}

type PlannedRow = { date: string; amount: number }

const formatPlan = (language: string, rows: PlannedRow[]) =>
  rows.map(({ date, amount }) => `${date}: ${formatRupees(amount, language)}`).join(', ') || '–'

function formatSessions(language: string, sessions: Session[]): string {
  const names = dateFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 2026-11-01 is a Sunday.
  const format = ({ weekday, start, end }: Session) =>
    `${names.format(Date.UTC(2026, 10, 1 + weekday))} ${start}–${end}`
  return sessions.map(format).join(', ') || '–'
}

function formatMarks(t: Translate, marks: object): string {
  const all: unknown[] = Object.values(marks)
  const present = all.filter((mark) => mark === true).length
  return all.length === 0 ? '–' : t('attendance:counts', { present, absent: all.length - present })
}
