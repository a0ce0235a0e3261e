import { ADJUSTMENT_FIELDS } from '#features/domain/fees/contract/adjustments.contract.ts'
import { ALL_MODES, type Mode, PAY_MODE_LABELS } from '#features/domain/fees/contract/pay-modes.ts'
import { PAYMENT_FIELDS } from '#features/domain/fees/contract/payment-fields.ts'
import { STUDENT_FIELDS, type StudentField } from '#features/domain/students/contract/students.contract.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { lines, oneOf, rupees, text } from '#shared/contract/scalars.ts'
import {
  choices,
  COUNTRY_CODE,
  EMAIL_ALIASES,
  type ImportField,
  type ImportFields,
  importFieldsOf,
  PHONE_ALIASES,
  REG_NO_ALIASES,
} from './import-field.ts'
import type studentsEn from '#features/domain/students/contract/messages/en.json'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('import-export')
const studentsMessage = messagesOf<typeof studentsEn>('students')

/** Registrations that wait for approval are not imported. */
const STATUSES = ['Active', 'Disable'] as const

/** Words that other programs use. A column `isActive` has yes and no. */
const STATUS_SYNONYMS: Record<string, (typeof STATUSES)[number]> = {
  current: 'Active',
  enrolled: 'Active',
  studying: 'Active',
  continuing: 'Active',
  regular: 'Active',
  true: 'Active',
  yes: 'Active',
  y: 'Active',
  '1': 'Active',
  inactive: 'Disable',
  left: 'Disable',
  dropout: 'Disable',
  droppedout: 'Disable',
  discontinued: 'Disable',
  withdrawn: 'Disable',
  cancelled: 'Disable',
  canceled: 'Disable',
  suspended: 'Disable',
  disabled: 'Disable',
  false: 'Disable',
  no: 'Disable',
  n: 'Disable',
  '0': 'Disable',
}

const JOINING_ALIASES = [
  'Date of joining',
  'Joined',
  'Joined on',
  'Joined at',
  'Start date',
  'Admission date',
  'Date of admission',
  'Adm date',
]

const phonesOf = (relative: string) =>
  [
    'phone',
    'phone no',
    'phone number',
    'mobile',
    'mobile no',
    'mobile number',
    'contact',
    'contact no',
    'contact number',
  ].map((what) => `${relative} ${what}`)

/** The other names of columns, and what else a field does not declare. */
const OF_STUDENT: Partial<Record<StudentField, Partial<ImportField>>> = {
  fname: { aliases: ['Given name', 'Forename'] },
  lname: { aliases: ['Surname', 'Family name'] },
  father: { aliases: ['Father', 'Father name', 'Guardian', 'Guardian name', 'Guardian (Guardians)', 'Parent name'] },
  dob: { aliases: ['DOB', 'Birth date', 'Birthday'] },
  gender: {
    synonyms: { m: 'male', f: 'female', boy: 'male', girl: 'female' },
    aliases: ['Sex', 'Gen'],
  },
  regNo: { aliases: [...REG_NO_ALIASES, 'Student id'] },
  contact: {
    aliases: [
      ...PHONE_ALIASES,
      'Student phone',
      'Student mobile',
      'Student mobile number',
      'Student contact',
      'Contact no',
      'Number',
    ],
  },
  altContact: {
    aliases: ['Alternate phone', 'Alternate mobile', 'Other phone'],
    lastAliases: [[], phonesOf('Mother')],
  },
  parentContact: {
    aliases: ['Parent', 'Father', 'Guardian'].flatMap(phonesOf),
    lastAliases: [phonesOf('Mother'), []],
  },
  email: { aliases: EMAIL_ALIASES },
  perAddress: { aliases: ['Address'] },
  degree: { aliases: ['Qualification'] },
  comYear: { aliases: ['Passing year', 'Year of passing'] },
  university: { aliases: ['College'] },
  course: {
    aliases: ['Course name', 'Course 1', 'Class', 'Std', 'Standard', 'Program', 'Program (Program Enrollment)'],
  },
  cduration: { aliases: ['Duration'] },
  mode: { aliases: ['Mode'] },
  batch: { aliases: ['Batch code', 'Batch name', 'Group', 'Group 1'] },
  joiningDate: { aliases: JOINING_ALIASES },
  isCompleted: { synonyms: { y: 'yes', n: 'no' }, aliases: ['Completed'] },
  isPlaced: {
    synonyms: { yes: 'placed', no: 'notPlaced', y: 'placed', n: 'notPlaced' },
    aliases: ['Placed'],
  },
  fee: { aliases: ['Fee', 'Fees', 'Total fees', 'Course fee', 'Fee amount'] },
}

export const PAY_MODE_SYNONYMS: Record<string, Mode> = {
  gpay: 'UPI',
  googlepay: 'UPI',
  phonepe: 'UPI',
  paytm: 'UPI',
  bhim: 'UPI',
  debitcard: 'Card',
  creditcard: 'Card',
  neft: 'Bank transfer',
  imps: 'Bank transfer',
  rtgs: 'Bank transfer',
  netbanking: 'Bank transfer',
  check: 'Cheque',
  dd: 'Others',
}

/** Names of columns of one of several payments: 'Inst 2', 'Instalment 2 date'. */
const INSTALMENT = ['Inst', 'Instalment', 'Installment', 'Payment', 'Pay']
const instalment = (what: string) => INSTALMENT.map((name) => `${name} ${what}`)

export const PAYMENT_IMPORT_FIELDS = {
  paid: {
    ...PAYMENT_FIELDS.paid,
    type: 'amount',
    aliases: ['Paid', 'Amount', 'Amount paid', 'Fees paid'],
    numberedAliases: [...INSTALMENT, ...instalment('amount'), ...instalment('paid')],
  },
  paidOn: {
    ...PAYMENT_FIELDS.date,
    type: 'day',
    aliases: ['Date', 'Payment date', 'Date of payment', 'Receipt date'],
    numberedAliases: ['Paid on', ...instalment('date')],
  },
  payMode: {
    ...PAYMENT_FIELDS.payMode,
    ...choices(ALL_MODES, PAY_MODE_LABELS),
    synonyms: PAY_MODE_SYNONYMS,
    input: oneOf(ALL_MODES),
    aliases: ['Mode of payment'],
    numberedAliases: ['Mode', 'Paid by', ...instalment('mode')],
  },
  oldReceipt: {
    label: message('oldReceipt'),
    input: text(100),
    aliases: ['Receipt', 'Receipt no', 'Receipt number', 'Bill no'],
    numberedAliases: ['Bill', 'Bill number', ...instalment('receipt'), ...instalment('receipt no')],
  },
  note: { ...PAYMENT_FIELDS.note, aliases: ['Remark', 'Remarks'], numberedAliases: instalment('note') },
} satisfies ImportFields
export type PaymentImportField = keyof typeof PAYMENT_IMPORT_FIELDS

/** A row has at most this many payments. */
export const MAX_PAYMENTS = 24

/** A field of one of the payments of a row: `paid`, `paid2`. */
export type NumberedField = PaymentImportField | `${PaymentImportField}${number}`
export const toNumberedField = (name: PaymentImportField, number: number): NumberedField =>
  number === 1 ? name : `${name}${number}`

const listNumberedFields = (number: number) =>
  Object.entries<ImportField>(PAYMENT_IMPORT_FIELDS).map(([name, field]): [string, ImportField] => [
    toNumberedField(name as PaymentImportField, number),
    { ...field, number },
  ])
export const NUMBERED_FIELDS = Object.fromEntries(
  Array.from({ length: MAX_PAYMENTS }, (_, index) => listNumberedFields(index + 1)).flat(),
) as Record<NumberedField, ImportField>

/** A row has a student with payments. Each further row of the same student has other payments. */
export const STUDENT_IMPORT_FIELDS = {
  name: {
    label: message('fullName'),
    input: text(121),
    aliases: ['Name', 'Student', 'Student name', 'Name of student'],
  },
  ...importFieldsOf(STUDENT_FIELDS, OF_STUDENT),
  countryCode: COUNTRY_CODE,
  status: {
    label: 'words:status',
    input: oneOf(STATUSES),
    ...choices(STATUSES, { Active: 'identity:active', Disable: 'students:dropped' }),
    synonyms: STATUS_SYNONYMS,
    aliases: ['Student status', 'Is active', 'Active', 'State'],
  },
  discount: {
    label: 'fees:discount',
    input: ADJUSTMENT_FIELDS.amount.input,
    type: 'amount',
    aliases: ['Discount amount', 'Fee discount', 'Concession', 'Fee concession', 'Scholarship', 'Rebate'],
  },
  /** The amount that the student still owes. The rest of the fee was received before. */
  balance: {
    label: message('balance'),
    input: rupees(),
    type: 'amount',
    aliases: [
      'Balance',
      'Balance fee',
      'Balance fees',
      'Balance amount',
      'Opening balance',
      'Due',
      'Fees due',
      'Dues',
      'Outstanding',
    ],
  },
  feeReason: {
    label: studentsMessage('feeReason'),
    input: lines(300),
    aliases: ['Fee reason', 'Reason for discount', 'Reason for concession'],
  },
  ...NUMBERED_FIELDS,
} satisfies ImportFields
export type StudentImportField = keyof typeof STUDENT_IMPORT_FIELDS | NumberedField
