import * as z from 'zod/mini'
import { Student } from '#features/students/contract/students.contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import {
  changeShape,
  creationShape,
  recordShape,
  type Fields,
  type RecordFields,
} from '#shared/contract/record-fields.ts'
import { body, day, IdParams, lines, Message, oneOf, paging, period, rupees, search } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('fees')

export const PAY_MODES = ['Cash', 'Online', 'Others'] as const

const paid = rupees(message('amountMissing')).check(z.refine((amount) => amount > 0, message('amountNotPositive')))

const required = { personal: false, required: 'always' } as const
const personal = { personal: true, required: 'always' } as const

export const PAYMENT_FIELDS = {
  payMode: {
    ...{ ...required, label: 'fees:payMode' },
    ...{ input: oneOf(PAY_MODES, message('modeMissing')), output: z.enum(PAY_MODES) },
  },
  paid: { ...required, label: 'fees:paidAmount', input: paid, output: z.number() },
  date: { ...required, label: 'fees:paidDate', input: day(message('dateMissing')) },
} satisfies Fields

/** In the order of the audit trail. */
export const RECEIPT_FIELDS = {
  /** `2026-27/000001`: the financial year of the day of issue, and a number without gaps within it. */
  receiptNo: { ...required, label: 'fees:receiptNumber' },
  name: { ...personal, label: 'fees:studentName' },
  contact: { ...personal, label: 'fees:contact' },
  date: PAYMENT_FIELDS.date,
  issuedOn: { ...required, label: 'fees:issuingDate' },
  payMode: PAYMENT_FIELDS.payMode,
  /** The student's total fee on the day of issue, or of a change that raised the amount above it. */
  payable: { ...required, label: 'fees:totalFee', output: z.number() },
  paid: PAYMENT_FIELDS.paid,
  /** The balance after this receipt. */
  due: { ...required, label: 'fees:dueAmount', output: z.number() },
  course: { ...required, label: 'fees:course' },
  bCode: { ...required, label: 'fees:batch' },
} satisfies RecordFields

export const Receipt = z.object({
  _id: z.string(),
  student: z.string(),
  ...recordShape(RECEIPT_FIELDS),
  month: z.number(),
  year: z.number(),
  changed: z.boolean(),
  version: z.number(),
})
export type Receipt = z.infer<typeof Receipt>

/** Accepted in a request body and ignored, so that a client may send a whole record back. */
const READ_ONLY_NAMES = [...Object.keys(Receipt.shape), 'institute', 'paidEarlier', 'studentDeleted', 'voided']

export const PaymentBody = body(creationShape(PAYMENT_FIELDS), READ_ONLY_NAMES)
export type PaymentBody = z.output<typeof PaymentBody>

const ReceiptChange = body(changeShape(PAYMENT_FIELDS), READ_ONLY_NAMES)
export type ReceiptChange = z.output<typeof ReceiptChange>

export const StudentFees = z.object({
  TotalFee: z.number(),
  PaidFee: z.number(),
  PendingFee: z.number(),
  fee: z.array(Receipt),
})

export const PrintedReceipt = z.extend(Receipt, {
  /** Paid before this receipt: `payable` is the sum of `paidEarlier`, `paid` and `due`. */
  paidEarlier: z.number(),
  student: z.object({ _id: z.string(), name: z.string(), contact: z.string() }),
  institute: z.object({
    ...{ name: z.string(), address: z.string(), phone: z.string() },
    /** The language on paper. */
    receiptLanguage: z.enum(LANGUAGES),
  }),
})
export type PrintedReceipt = z.infer<typeof PrintedReceipt>

/** `search`: words that find the student, or a receipt number. Day, month and year are those of the payment, or of the voiding. */
export const ListFees = z.strictObject({
  ...paging(20),
  search,
  ...period,
  /** Takes precedence over month and year. */
  date: z.optional(day()),
  /** Voided receipts instead, newest voiding first. Admin only. */
  voided: z.optional(z.enum(['true', 'false'])),
})
export type ListFees = z.output<typeof ListFees>

export const FeeList = z.object({
  fees: z.array(
    z.extend(Receipt, {
      /** The student's record can no longer be opened; the receipt remains. */
      studentDeleted: z.boolean(),
      /** To tell students of the same name apart. Absent for a deleted student. */
      father: z.optional(z.string()),
      voided: z.optional(z.object({ at: z.string(), by: z.string(), reason: z.nullable(z.string()) })),
    }),
  ),
  /** Count and sum over all pages. */
  total: z.number(),
  sum: z.number(),
})
export type FeeList = z.infer<typeof FeeList>

/** The sums of a list of receipts. `byMode` contains every mode in the order of `PAY_MODES`; `byClerk` is sorted by name. */
export const FeeClosing = z.object({
  sum: z.number(),
  count: z.number(),
  byMode: z.array(z.object({ payMode: z.enum(PAY_MODES), paid: z.number(), count: z.number() })),
  byClerk: z.array(z.object({ name: z.string(), paid: z.number(), count: z.number() })),
})
export type FeeClosing = z.infer<typeof FeeClosing>

export const FeeMonth = z.object({
  year: z.number(),
  month: z.number(),
  label: z.string(),
  paid: z.number(),
  count: z.number(),
})
export type FeeMonth = z.infer<typeof FeeMonth>

/** Students who are active, or dropped (`Disable`). */
export const PENDING_TABS = ['Active', 'Disable'] as const

export const ListPending = z.strictObject({ ...paging(6), search, tab: z._default(oneOf(PENDING_TABS), 'Active') })
export type ListPending = z.output<typeof ListPending>

export const PendingList = z.object({
  /** `lastDate`: day of the last payment, or of joining if there is none. */
  students: z.array(z.extend(Student, { lastDate: z.string() })),
  total: z.number(),
})
export type PendingList = z.infer<typeof PendingList>

export const feesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/fee',
    summary:
      'Receipts, newest first, with count and sum; filtered by student, number, and day, month or year of payment or voiding',
    roles: ['hr', 'admin'],
    query: ListFees,
    result: FeeList,
  }),
  closing: endpoint({
    method: 'GET',
    path: '/api/fee/closing',
    summary: 'Sums of the matching receipts by payment mode and by clerk; with a day, its daily closing',
    roles: ['hr', 'admin'],
    query: ListFees,
    result: FeeClosing,
  }),
  months: endpoint({
    method: 'GET',
    path: '/api/fee/all',
    summary: 'Sum and count of receipts per month, oldest first; months without receipts are left out',
    roles: ['hr', 'admin'],
    result: z.array(FeeMonth),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/fee/pending',
    summary:
      'Active or dropped students with a balance whose last payment is 35 or more days ago, longest overdue first',
    roles: ['hr', 'admin'],
    query: ListPending,
    result: PendingList,
  }),
  studentFees: endpoint({
    method: 'GET',
    path: '/api/fee/{id}',
    summary: "A student's total, paid and pending fee, and the receipts, newest first",
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    result: StudentFees,
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/fee/receipt/{id}',
    summary: 'A receipt as it is printed, with the letterhead',
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    result: PrintedReceipt,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/fee/{id}',
    summary: 'Record a payment of at most the balance and issue its receipt',
    roles: ['hr'],
    params: IdParams,
    body: PaymentBody,
    status: 201,
    idempotent: 'forever',
    result: Receipt,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/fee/{id}',
    summary: "Change a receipt's mode, amount or day; its number, name and course stay as issued",
    roles: ['hr'],
    params: IdParams,
    body: ReceiptChange,
    result: Receipt,
  }),
  void: endpoint({
    method: 'DELETE',
    path: '/api/fee/{id}',
    summary: 'Void a receipt: it is excluded from every list and sum, and its number is never used again',
    roles: ['hr'],
    params: IdParams,
    body: body({ reason: lines(300, message('reasonMissing')) }),
    result: Message,
  }),
}
