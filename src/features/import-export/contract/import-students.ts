import { PAY_MODE_LABELS, PAY_MODES } from '#features/fees/contract/pay-modes.ts'
import { PAYMENT_FIELDS } from '#features/fees/contract/payment-fields.ts'
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
import { messagesOf } from '#shared/contract/messages.ts'
import { text } from '#shared/contract/scalars.ts'
import { choices, DAY, type ImportField, type ImportFields, importFieldsOf } from './import-field.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('import-export')

/** What differs from a text in the fields of a student. */
const OF_STUDENT: Partial<Record<StudentField, Partial<ImportField>>> = {
  fname: { aliases: ['Given name', 'Forename'] },
  lname: { aliases: ['Surname', 'Family name'] },
  father: { aliases: ['Father', 'Father name', 'Guardian', 'Guardian name', 'Parent name'] },
  dob: { ...DAY, aliases: ['DOB', 'Birth date', 'Birthday'] },
  gender: {
    ...choices(GENDERS, GENDER_LABELS),
    synonyms: { m: 'male', f: 'female', boy: 'male', girl: 'female' },
    aliases: ['Sex'],
  },
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
    synonyms: { y: 'yes', n: 'no' },
    aliases: ['Completed'],
  },
  isPlaced: {
    ...choices(PLACEMENT, PLACEMENT_LABELS),
    synonyms: { yes: 'placed', no: 'notPlaced', y: 'placed', n: 'notPlaced' },
    aliases: ['Placed'],
  },
  fee: { type: 'amount', aliases: ['Fee', 'Fees', 'Course fee', 'Fee amount'] },
}

export const PAY_MODE_SYNONYMS: Record<string, string> = {
  ...{ upi: 'Online', gpay: 'Online', googlepay: 'Online', phonepe: 'Online', paytm: 'Online', card: 'Online' },
  ...{ neft: 'Online', imps: 'Online', rtgs: 'Online', banktransfer: 'Online', netbanking: 'Online' },
  ...{ cheque: 'Others', check: 'Others', dd: 'Others' },
}

/** A row of a student, with a payment in it. Each further row of the same student is another payment. */
export const STUDENT_IMPORT_FIELDS = {
  name: { label: message('fullName'), input: text(121), aliases: ['Name', 'Student', 'Student name'] },
  ...importFieldsOf(STUDENT_FIELDS, OF_STUDENT),
  paid: { ...PAYMENT_FIELDS.paid, type: 'amount', aliases: ['Paid', 'Amount', 'Amount paid', 'Fees paid'] },
  paidOn: { ...PAYMENT_FIELDS.date, type: 'day', aliases: ['Date', 'Payment date', 'Date of payment', 'Receipt date'] },
  payMode: {
    ...PAYMENT_FIELDS.payMode,
    ...choices(PAY_MODES, PAY_MODE_LABELS),
    synonyms: PAY_MODE_SYNONYMS,
    aliases: ['Mode of payment'],
  },
  oldReceipt: {
    label: message('oldReceipt'),
    input: text(100),
    aliases: ['Receipt', 'Receipt no', 'Receipt number', 'Bill no'],
  },
  note: { ...PAYMENT_FIELDS.note, aliases: ['Remark', 'Remarks'] },
} satisfies ImportFields
export type StudentImportField = keyof typeof STUDENT_IMPORT_FIELDS
