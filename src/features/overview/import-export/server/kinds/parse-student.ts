import * as z from 'zod/mini'
import type instituteEn from '#features/base/institute/contract/messages/en.json'
import { MAX_JOINING_MONTHS } from '#features/base/institute/contract/record-day.ts'
import type feesEn from '#features/domain/fees/contract/messages/en.json'
import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { addMonths } from '#shared/contract/add-months.ts'
import { type MessageWithValues, parseInput } from '#shared/contract/issue-messages.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type sharedEn from '#shared/contract/messages/en.json'
import { addDays } from '#shared/server/clock.ts'
import type { ImportField, ImportFields } from '../../contract/import-field.ts'
import {
  MAX_PAYMENTS,
  PAYMENT_IMPORT_FIELDS,
  type NumberedField,
  type PaymentImportField,
  STUDENT_IMPORT_FIELDS,
  type StudentImportField,
  toNumberedField,
} from '../../contract/import-students.ts'
import type en from '../../contract/messages/en.json'
import type { ParseContext } from '../parse-context.ts'
import { type Errors, readCells } from '../read-cells.ts'

const message = messagesOf<typeof en>('import-export')
const students = messagesOf<typeof studentsEn>('students')
const fees = messagesOf<typeof feesEn>('fees')
const institute = messagesOf<typeof instituteEn>('institute')
const shared = messagesOf<typeof sharedEn>('shared')

type Texts = Partial<Record<StudentImportField, string>>
type PaymentTexts = { [Field in PaymentImportField]?: string }

/** `field` is the field of the amount. */
export type Payment = Omit<PaymentTexts, 'paid' | 'paidOn'> & { field: string; paid: number; paidOn: string }
export type RowValues = Omit<Texts, 'fee' | 'discount' | 'balance' | PaymentImportField> & {
  fee?: number
  discount?: number
  payments: Payment[]
}
/** `values` is missing if there are errors. */
export type ParsedRow = { values?: RowValues; errors: Errors }

/** Makes each field optional, because cells may be blank. */
export const toSchema = (fields: ImportFields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, z.optional(input)])))

const PAYMENT_NAMES = Object.keys(PAYMENT_IMPORT_FIELDS) as PaymentImportField[]
const PaymentCells = toSchema(PAYMENT_IMPORT_FIELDS)
const StudentCells = toSchema(
  Object.fromEntries(
    Object.entries<ImportField>(STUDENT_IMPORT_FIELDS).filter(([, { number }]) => number === undefined),
  ),
)

/** Returns the values of a row in the format of the API, and a message for each that is wrong or missing. */
export function parseStudent(cells: readonly string[], context: ParseContext): ParsedRow {
  const { texts, lost } = readCells(cells, STUDENT_IMPORT_FIELDS, context)
  if (Number(texts.discount) === 0) delete texts.discount
  const { data, messages } = parseInput(StudentCells, texts)
  const { payments, errors: ofPayments } = parsePayments(texts, context)
  const balance = texts.balance === undefined ? { errors: {} } : parseBalance(texts, payments, context)
  const errors = { ...findFaults(texts, context), ...messages, ...ofPayments, ...balance.errors, ...lost }
  if (Object.keys(errors).length > 0) return { errors }
  return { values: { ...(data as RowValues), payments: [...(balance.received ?? []), ...payments] }, errors }
}

/**
 * Returns a payment for the part of the fee that is neither due, discounted nor in the other payments. Its day is the
 * joining date, or the last day that may be imported if that is earlier.
 */
function parseBalance(
  { balance, fee, discount, course = '', joiningDate }: Texts,
  payments: readonly Payment[],
  { courses, today, mayAddPayments, ownPaymentsFrom, receivedBefore }: ParseContext,
): { received?: Payment[]; errors: Errors } {
  const known = fee ?? courses.get(keyOf(course))?.fee
  if (known === undefined) return { errors: { fee: { key: shared('required'), values: {} } } }
  const total = Number(known)
  const amount = Number(balance)
  if (Number.isNaN(amount) || Number.isNaN(total)) return { errors: {} }
  const paise = (rupees: number) => Math.round(rupees * 100)
  const paid = payments.reduce((sum, payment) => sum + paise(payment.paid), 0)
  const rest = paise(total) - paise(Number(discount ?? 0)) - paise(amount) - paid
  if (rest < 0) return { errors: { balance: { key: message('balanceAboveFee'), values: {} } } }
  if (rest === 0) return { errors: {} }
  if (!mayAddPayments) return { errors: { balance: { key: message('paymentsByAdmin'), values: {} } } }
  const lastDay = ownPaymentsFrom === null ? today : addDays(ownPaymentsFrom, -1)
  const paidOn = joiningDate !== undefined && joiningDate < lastDay ? joiningDate : lastDay
  return { received: [{ field: 'balance', paid: rest / 100, paidOn, note: receivedBefore }], errors: {} }
}

/** Returns the payments of a row and a message for each cell that is wrong. */
export function parsePayments(
  texts: Partial<Record<NumberedField | 'joiningDate', string>>,
  context: ParseContext,
): { payments: Payment[]; errors: Errors } {
  const payments: Payment[] = []
  const errors: Errors = {}
  for (let number = 1; number <= MAX_PAYMENTS; number++) {
    const payment: PaymentTexts = {}
    for (const name of PAYMENT_NAMES) {
      const text = texts[toNumberedField(name, number)]
      if (text !== undefined) payment[name] = text
    }
    if (Number(payment.paid) === 0) delete payment.paid
    if (Object.keys(payment).length === 0) continue
    const { data, messages } = parseInput(PaymentCells, payment)
    const faults = { ...findPaymentFaults(payment, texts.joiningDate, context), ...messages }
    for (const [name, fault] of Object.entries(faults))
      errors[toNumberedField(name as PaymentImportField, number)] = fault
    const values = data as Partial<Omit<Payment, 'field'>> | undefined
    const paidOn = values?.paidOn ?? texts.joiningDate
    if (values?.paid !== undefined && paidOn !== undefined)
      payments.push({ ...values, field: toNumberedField('paid', number), paid: values.paid, paidOn })
  }
  return { payments, errors }
}

function findPaymentFaults(
  { paid, paidOn, oldReceipt }: PaymentTexts,
  joiningDate: string | undefined,
  { today, mayAddPayments, ownPaymentsFrom }: ParseContext,
): Errors {
  const { faults, add } = createFaults<PaymentImportField>()
  add(paid === undefined && (paidOn ?? oldReceipt) !== undefined, 'paid', fees('amountMissing'))
  add(paid !== undefined && (paidOn ?? joiningDate) === undefined, 'paidOn', fees('dateMissing'))
  add(isAfter(paidOn, today), 'paidOn', message('paidInFuture'))
  add(isAfter(FIRST_PAYMENT_DAY, paidOn), 'paidOn', message('paidTooEarly'))
  add(paid !== undefined && !mayAddPayments, 'paid', message('paymentsByAdmin'))
  const day = paidOn ?? joiningDate
  if (paid !== undefined && ownPaymentsFrom !== null && day !== undefined)
    add(day >= ownPaymentsFrom, 'paidOn', message('ownPayment'), { day: ownPaymentsFrom })
  return faults
}

function findFaults(values: Texts, { today, courses, batches, mayAddCourses }: ParseContext): Errors {
  const { faults, add } = createFaults<StudentImportField>()
  const { name, fname, course = '', batch = '', contact, email, dob, joiningDate, endDate } = values
  add(name === undefined && fname === undefined, 'name', shared('required'))
  add(course === '', 'course', shared('required'))
  add(contact === undefined && email === undefined, 'contact', message('phoneOrEmail'))
  add(isAfter(dob, today), 'dob', students('bornInFuture'))
  add(isAfter(joiningDate, addMonths(today, MAX_JOINING_MONTHS)), 'joiningDate', institute('joinsTooLate'))
  add(isAfter(joiningDate, endDate), 'endDate', students('endsBeforeJoining'))
  add(course !== '' && !mayAddCourses && !courses.has(keyOf(course)), 'course', message('coursesByAdmin'))
  add(batch === '', 'batch', shared('required'))
  const known = batches.get(keyOf(batch))
  add(known !== undefined && known.courseId !== courses.get(keyOf(course))?.id, 'batch', message('otherCourse'), {
    course: known?.course ?? '',
  })
  return faults
}

/** Keeps the first fault of each field. */
function createFaults<Field extends string>() {
  const faults: Errors = {}
  const add = (isWrong: boolean, field: Field, key: MessageKey, values: MessageWithValues['values'] = {}) => {
    if (isWrong) faults[field] ??= { key, values }
  }
  return { faults, add }
}

const FIRST_PAYMENT_DAY = '2000-01-01'
const isAfter = (left: string | undefined, right: string | undefined) =>
  left !== undefined && right !== undefined && left > right

/** The last name is blank if there is one word. */
export function splitName({ name = '', fname, lname }: Pick<RowValues, 'name' | 'fname' | 'lname'>): {
  fname: string
  lname: string
} {
  if (fname !== undefined) return { fname, lname: lname ?? '' }
  const [first = '', ...rest] = name.split(/\s+/)
  return { fname: first, lname: lname ?? rest.join(' ') }
}
