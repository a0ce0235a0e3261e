import * as z from 'zod/mini'
import { Student } from '#features/students/contract/students.contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, day, IdParams, lines, Message, oneOf, paging, period, rupees, search } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('fees')

export const PAY_MODES = ['Cash', 'Online', 'Others'] as const

/** What may be sent back of a receipt, or along with a payment, and is not taken from there. */
const READ_ONLY = [
  ...['_id', 'version', 'receiptNo', 'student', 'name', 'contact', 'payable', 'course', 'bCode', 'month', 'year'],
  ...['issuedOn', 'due', 'changed', 'institute', 'studentDeleted', 'voided'],
]

/** More than nothing; the server holds it to what is pending. */
const paid = rupees(message('amountMissing')).check(z.refine((amount) => amount > 0, message('amountNotPositive')))

const fields = { payMode: oneOf(PAY_MODES, message('modeMissing')), paid, date: day(message('dateMissing')) }

export const PaymentBody = body(fields, READ_ONLY)
export type PaymentBody = z.output<typeof PaymentBody>

const ReceiptChange = body(
  { payMode: z.optional(fields.payMode), paid: z.optional(fields.paid), date: z.optional(fields.date) },
  READ_ONLY,
)
export type ReceiptChange = z.output<typeof ReceiptChange>

export const Receipt = z.object({
  _id: z.string(),
  /** `2026-27/000001`: the financial year of the day of issue, and a number without gaps within it. */
  receiptNo: z.string(),
  student: z.string(),
  name: z.string(),
  contact: z.string(),
  /** The day it was paid, and the day it was written. */
  date: z.string(),
  issuedOn: z.string(),
  payMode: z.enum(PAY_MODES),
  /** The student's total fee on the day of the receipt, and what was due after it. */
  payable: z.number(),
  paid: z.number(),
  due: z.number(),
  course: z.string(),
  bCode: z.string(),
  month: z.number(),
  year: z.number(),
  /** Whether it was changed after it was issued. */
  changed: z.boolean(),
  version: z.number(),
})
export type Receipt = z.infer<typeof Receipt>

export const StudentFees = z.object({
  TotalFee: z.number(),
  PaidFee: z.number(),
  PendingFee: z.number(),
  fee: z.array(Receipt),
})

export const PrintedReceipt = z.extend(Receipt, {
  student: z.object({ _id: z.string(), name: z.string(), contact: z.string() }),
  institute: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
})
export type PrintedReceipt = z.infer<typeof PrintedReceipt>

/** By the student's name or the receipt's number, and by when it was paid; of the voided ones, by when they were voided. */
export const ListFees = z.strictObject({
  ...paging(20),
  search,
  ...period,
  /** A day, for the closing of that day; goes before month and year. */
  date: z.optional(day()),
  /** The voided ones instead: for the admin alone. Day, month and year, and the order, are then those of the voiding. */
  voided: z.optional(z.enum(['true', 'false'])),
})
export type ListFees = z.output<typeof ListFees>

export const FeeList = z.object({
  fees: z.array(
    z.extend(Receipt, {
      /** The receipt stays in the books of a student who was deleted, and the record is no longer there to be opened. */
      studentDeleted: z.boolean(),
      /** Of a voided one: when, by whom and why. */
      voided: z.optional(z.object({ at: z.string(), by: z.string(), reason: z.nullable(z.string()) })),
    }),
  ),
  /** How many match, on all pages, and the sum of what they received. */
  total: z.number(),
  sum: z.number(),
})
export type FeeList = z.infer<typeof FeeList>

/** The receipts of a list summed up: by how they were paid, each mode in its place, and by who wrote them, in the order of names. */
export const FeeClosing = z.object({
  sum: z.number(),
  count: z.number(),
  byMode: z.array(z.object({ payMode: z.enum(PAY_MODES), paid: z.number(), count: z.number() })),
  byClerk: z.array(z.object({ name: z.string(), paid: z.number(), count: z.number() })),
})
export type FeeClosing = z.infer<typeof FeeClosing>

export const MonthOfFees = z.object({
  year: z.number(),
  month: z.number(),
  label: z.string(),
  paid: z.number(),
  count: z.number(),
})
export type MonthOfFees = z.infer<typeof MonthOfFees>

export const ListPending = z.strictObject({ ...paging(6), search })
export type ListPending = z.output<typeof ListPending>

export const PendingList = z.object({
  /** With the day of the last receipt, or of joining where there is none. */
  students: z.array(z.extend(Student, { lastDate: z.string() })),
  total: z.number(),
})
export type PendingList = z.infer<typeof PendingList>

export const feesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/fee',
    summary:
      'Receipts, newest first, with the sum over all that match; by name, number, and the day, month or year they were paid, or voided if those are asked for',
    roles: ['hr', 'admin'],
    query: ListFees,
    result: FeeList,
  }),
  closing: endpoint({
    method: 'GET',
    path: '/api/fee/closing',
    summary: 'What was received, by mode and by clerk, over all receipts that match; of a day it is the daily closing',
    roles: ['hr', 'admin'],
    query: ListFees,
    result: FeeClosing,
  }),
  months: endpoint({
    method: 'GET',
    path: '/api/fee/all',
    summary: 'What was received in each month that has receipts, oldest first',
    roles: ['hr', 'admin'],
    result: z.array(MonthOfFees),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/fee/pending',
    summary: 'Students who owe and whose last receipt is 35 or more days ago, longest overdue first',
    roles: ['hr', 'admin'],
    query: ListPending,
    result: PendingList,
  }),
  ofStudent: endpoint({
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
    summary: 'One receipt as it is printed',
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    result: PrintedReceipt,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/fee/{id}',
    summary: 'Take a fee from a student and issue its receipt; at most what is pending',
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
    summary: "Change a receipt's mode, amount or day; number and words stay as issued",
    roles: ['hr'],
    params: IdParams,
    body: ReceiptChange,
    result: Receipt,
  }),
  void: endpoint({
    method: 'DELETE',
    path: '/api/fee/{id}',
    summary: 'Void a receipt: it leaves every list and sum, and its number is never used again',
    roles: ['hr'],
    params: IdParams,
    body: body({ reason: z.optional(z.union([z.literal(''), lines(300)])) }),
    result: Message,
  }),
}
