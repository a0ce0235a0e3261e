import { PAY_MODE_LABELS } from '#features/fees/contract/pay-modes.ts'
import { PAYMENT_FIELDS } from '#features/fees/contract/payment-fields.ts'
import { PAY_MODES } from '#features/fees/contract/pay-modes.ts'
import {
  COMPLETION,
  GENDERS,
  MODES,
  PLACEMENT,
  STUDENT_FIELDS,
  type StudentField,
} from '#features/students/contract/students.contract.ts'
import {
  COMPLETION_LABELS,
  GENDER_LABELS,
  MODE_LABELS,
  PLACEMENT_LABELS,
} from '#features/students/contract/choice-labels.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Field } from '#shared/contract/record-fields.ts'
import { text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('import-export')

export type ImportField = {
  label: MessageKey
  /** What a cell with text must be once it is normalized. */
  input: Field['input']
  /** How a cell is normalized. Text otherwise. */
  type?: 'day' | 'amount' | 'choice'
  /** The label of each value of a choice. */
  choices?: Record<string, MessageKey>
  /** Other names of the column, in English. */
  aliases?: readonly string[]
}
export type ImportFields = Record<string, ImportField>

const choices = <V extends string>(values: readonly V[], labels: Record<V, MessageKey>) =>
  ({ type: 'choice', choices: Object.fromEntries(values.map((value) => [value, labels[value]])) }) as const

const DAY = { type: 'day' } as const

/** What differs from a text in the fields of a student. */
const OF_STUDENT: Partial<Record<StudentField, Partial<ImportField>>> = {
  fname: { aliases: ['Given name', 'Forename'] },
  lname: { aliases: ['Surname', 'Family name'] },
  father: { aliases: ['Father', 'Father name', 'Guardian', 'Guardian name', 'Parent name'] },
  dob: { ...DAY, aliases: ['DOB', 'Birth date', 'Birthday'] },
  gender: { ...choices(GENDERS, GENDER_LABELS), aliases: ['Sex'] },
  contact: {
    aliases: ['Phone', 'Phone number', 'Phone no', 'Mobile', 'Mobile number', 'Mobile no', 'Contact no', 'WhatsApp'],
  },
  altContact: { aliases: ['Alternate phone', 'Alternate mobile', 'Parent phone', 'Other phone'] },
  email: { aliases: ['Email address', 'Mail', 'Mail id', 'Email id'] },
  perAddress: { aliases: ['Address'] },
  degree: { aliases: ['Qualification'] },
  comYear: { aliases: ['Passing year', 'Year of passing'] },
  university: { aliases: ['College'] },
  course: { aliases: ['Course name', 'Class', 'Program'] },
  cduration: { aliases: ['Duration'] },
  mode: { ...choices(MODES, MODE_LABELS), aliases: ['Mode'] },
  batch: { aliases: ['Batch code', 'Batch name'] },
  joiningDate: { ...DAY, aliases: ['Date of joining', 'Joined', 'Joined on', 'Admission date', 'Start date'] },
  endDate: { ...DAY },
  isCompleted: {
    ...choices(COMPLETION, COMPLETION_LABELS),
    aliases: ['Completed'],
  },
  isPlaced: {
    ...choices(PLACEMENT, PLACEMENT_LABELS),
    aliases: ['Placed'],
  },
  fee: { type: 'amount', aliases: ['Fee', 'Fees', 'Course fee', 'Fee amount'] },
}

const studentFields = Object.fromEntries(
  Object.entries(STUDENT_FIELDS).map(([name, { label, input }]) => [
    name,
    { label, input, ...OF_STUDENT[name as StudentField] },
  ]),
) as Record<StudentField, ImportField>

/** A row of a student, with a payment in it. Each further row of the same student is another payment. */
export const STUDENT_IMPORT_FIELDS = {
  name: { label: message('fullName'), input: text(121), aliases: ['Name', 'Student', 'Student name'] },
  ...studentFields,
  paid: { ...PAYMENT_FIELDS.paid, type: 'amount', aliases: ['Paid', 'Amount', 'Amount paid', 'Fees paid'] },
  paidOn: { ...PAYMENT_FIELDS.date, type: 'day', aliases: ['Date', 'Payment date', 'Date of payment', 'Receipt date'] },
  payMode: { ...PAYMENT_FIELDS.payMode, ...choices(PAY_MODES, PAY_MODE_LABELS), aliases: ['Mode of payment'] },
  oldReceipt: {
    label: message('oldReceipt'),
    input: text(100),
    aliases: ['Receipt', 'Receipt no', 'Receipt number', 'Bill no'],
  },
  note: { ...PAYMENT_FIELDS.note, aliases: ['Remark', 'Remarks'] },
} satisfies ImportFields
export type StudentImportField = keyof typeof STUDENT_IMPORT_FIELDS

export const IMPORT_KINDS = ['students'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_FIELDS: Record<ImportKind, ImportFields> = { students: STUDENT_IMPORT_FIELDS }
