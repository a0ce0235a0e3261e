import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import {
  creationShape,
  type Fields,
  personalFields,
  type RecordFields,
  recordShape,
} from '#shared/contract/record-fields.ts'
import {
  blankable,
  body,
  day,
  IdParams,
  lines,
  Message,
  paging,
  PathId,
  period,
  positiveRupees,
  search,
} from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { exactModeFits, Letterhead, PAYMENT_FIELDS } from './payment-fields.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('fees')

const required = { personal: false, required: 'always' } as const

const REFUND_BODY_FIELDS = {
  amount: {
    ...required,
    label: 'words:amount',
    output: z.number(),
    input: positiveRupees(message('adjustmentAmountMissing'), message('amountNotPositive')),
  },
  date: { ...PAYMENT_FIELDS.date, label: 'fees:refundDate' },
  payMode: PAYMENT_FIELDS.payMode,
  exactMode: PAYMENT_FIELDS.exactMode,
  reference: PAYMENT_FIELDS.reference,
  note: PAYMENT_FIELDS.note,
  /** Null once it was erased with the student. */
  reason: {
    label: 'words:reason',
    personal: true,
    required: 'inForms',
    input: lines(300, message('adjustmentReasonMissing')),
  },
} satisfies Fields
export const refundPersonalFields = personalFields(REFUND_BODY_FIELDS)

/** The fields are in the order of the audit trail. */
export const REFUND_FIELDS = {
  /** `R2026-27/0001`: the financial year of the day of issue, and a number without gaps within it. */
  refundNo: { ...required, label: 'fees:refundNumber' },
  ...REFUND_BODY_FIELDS,
  issuedOn: { ...required, label: 'fees:issuingDate' },
  course: { ...required, label: 'words:course' },
  bCode: { ...required, label: 'words:batch' },
} satisfies RecordFields

export const Refund = z.object({
  _id: z.string(),
  student: z.string(),
  enrolment: z.string(),
  /** The student left with it: nothing is pending of the course. */
  leaves: z.boolean(),
  name: z.string(),
  contact: z.string(),
  ...recordShape(REFUND_FIELDS),
  paidBefore: z.number(),
  paidAfter: z.number(),
  version: z.number(),
})
export type Refund = z.infer<typeof Refund>

/** `voided` is absent unless it is voided. */
export const ListedRefund = z.extend(Refund, {
  voided: z.optional(z.object({ at: z.string(), by: z.string(), reason: z.nullable(z.string()) })),
})
export type ListedRefund = z.infer<typeof ListedRefund>

export const PrintedRefund = z.extend(Refund, {
  institute: Letterhead,
  regNo: z.nullable(z.string()),
  issuedBy: z.nullable(z.string()),
})
export type PrintedRefund = z.infer<typeof PrintedRefund>

export const RefundBody = body(
  {
    ...creationShape(REFUND_BODY_FIELDS),
    /** The course whose fee is refunded: `_id` of an enrolment, the newest if absent. */
    enrolment: blankable(PathId),
    /**
     * The student leaves: the course ends, its plan is removed, and its fee becomes the amount received less the
     * refund.
     */
    leaves: z.optional(z.boolean()),
  },
  Object.keys(PrintedRefund.shape),
).check(exactModeFits)
export type RefundBody = z.output<typeof RefundBody>

/**
 * `search`: words that find the student, a refund number, or a part of a reference. Day, month and year are those of
 * the refund.
 */
export const ListRefunds = z.strictObject({
  ...paging(20),
  search,
  ...period,
  /** Takes precedence over month and year. */
  date: z.optional(day()),
})
export type ListRefunds = z.output<typeof ListRefunds>

export const RefundList = z.object({
  refunds: z.array(
    z.extend(ListedRefund, {
      /** The student's record can no longer be opened; the refund remains. */
      studentDeleted: z.boolean(),
    }),
  ),
  total: z.number(),
  /** Number and sum over all pages without the voided ones. */
  count: z.number(),
  sum: z.number(),
})
export type RefundList = z.infer<typeof RefundList>

export const refundsApi = {
  export: endpoint({
    may: 'fees.list-refunds',
    confirm: true,
    ...exportOf({ path: '/api/fee/refund', what: 'refunds', query: ListRefunds }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/fee/refund',
    summary: 'Refunds, newest first, with count and sum; voided ones are marked and not in the sum',
    may: 'fees.list-refunds',
    replica: true,
    query: ListRefunds,
    result: RefundList,
  }),
  refund: endpoint({
    method: 'GET',
    path: '/api/fee/refund/{id}',
    summary: 'A refund as it is printed, with the letterhead',
    may: 'fees.read',
    params: IdParams,
    result: PrintedRefund,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/fee/refund/{id}',
    summary:
      'Refund a student an amount of at most what was paid, with a number of its own series; a student who leaves owes nothing for the course any more',
    may: 'fees.refund',
    params: IdParams,
    body: RefundBody,
    status: 201,
    idempotent: 'forever',
    result: Refund,
  }),
  void: endpoint({
    method: 'DELETE',
    path: '/api/fee/refund/{id}',
    summary: 'Void a refund: its amount is paid again, and its number is never used again',
    may: 'fees.void-refund',
    params: IdParams,
    body: body({ reason: lines(300, message('refundVoidReasonMissing')) }),
    result: Message,
  }),
}
