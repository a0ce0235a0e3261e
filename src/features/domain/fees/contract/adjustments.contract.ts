import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, type Fields, personalFields, recordShape } from '#shared/contract/record-fields.ts'
import { blankable, body, IdParams, lines, Message, PathId, positiveRupees, rupees } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('fees')

export const ADJUSTMENT_KINDS = ['Discount', 'Write-off'] as const

export const ADJUSTMENT_FIELDS = {
  amount: {
    label: 'words:amount',
    personal: false,
    required: 'always',
    output: z.number(),
    input: positiveRupees(message('adjustmentAmountMissing'), message('amountNotPositive')),
  },
  /** Null once it was erased with the student. */
  reason: {
    label: 'words:reason',
    personal: true,
    required: 'inForms',
    input: lines(300, message('adjustmentReasonMissing')),
  },
} satisfies Fields
export const adjustmentPersonalFields = personalFields(ADJUSTMENT_FIELDS)

export const Adjustment = z.object({
  _id: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  /** Course and enrolment are null for a write-off. */
  enrolment: z.nullable(z.string()),
  course: z.nullable(z.string()),
  amount: z.number(),
  /** Students see the reasons of discounts only. */
  reason: z.nullable(z.string()),
  date: z.string(),
  mayWithdraw: z.boolean(),
  version: z.number(),
})
export type Adjustment = z.infer<typeof Adjustment>

/** Is a course on which the caller may give a discount of at most `maxAmount`. */
export const Discountable = z.object({
  enrolment: z.string(),
  course: z.string(),
  batch: z.string(),
  fee: z.number(),
  maxAmount: z.number(),
})
export type Discountable = z.infer<typeof Discountable>

/** `TotalFee` is `fees - discounts - writeOffs`. */
export const FeeBreakdown = z.object({ fees: z.number(), discounts: z.number(), writeOffs: z.number() })
export type FeeBreakdown = z.infer<typeof FeeBreakdown>

const READ_ONLY_NAMES = Object.keys(Adjustment.shape)

export const WriteOffBody = body(creationShape(ADJUSTMENT_FIELDS), READ_ONLY_NAMES)
export type WriteOffBody = z.output<typeof WriteOffBody>

export const DiscountBody = body(
  {
    ...creationShape(ADJUSTMENT_FIELDS),
    /** The course: `_id` of an enrolment, the newest if absent. */
    enrolment: blankable(PathId),
  },
  READ_ONLY_NAMES,
)
export type DiscountBody = z.output<typeof DiscountBody>

const percent = rupees().check(z.refine((value) => value <= 100, message('limitTooHigh')))

export const LIMIT_FIELDS = {
  discountPercent: {
    label: 'fees:discountPercent',
    personal: false,
    required: 'always',
    input: percent,
    output: z.number(),
  },
} satisfies Fields

export const DiscountLimit = z.object({ ...recordShape(LIMIT_FIELDS), version: z.number() })
export type DiscountLimit = z.infer<typeof DiscountLimit>

export const DiscountLimitChange = body(changeShape(LIMIT_FIELDS), ['version'])
export type DiscountLimitChange = z.output<typeof DiscountLimitChange>

export const adjustmentsApi = {
  limit: endpoint({
    method: 'GET',
    path: '/api/fee/discount-limit',
    summary: "The percentage of a course's fee up to which HR may give discounts",
    may: 'fees.limit-discounts',
    result: DiscountLimit,
  }),
  setLimit: endpoint({
    method: 'PUT',
    path: '/api/fee/discount-limit',
    summary: "Set the percentage of a course's fee up to which HR may give discounts",
    may: 'fees.limit-discounts',
    body: DiscountLimitChange,
    confirm: true,
    result: DiscountLimit,
  }),
  discount: endpoint({
    method: 'POST',
    path: '/api/fee/discount/{id}',
    summary: 'Give a student a discount on a course, at most what is pending; HR at most up to the set percentage',
    may: 'fees.discount',
    params: IdParams,
    body: DiscountBody,
    status: 201,
    idempotent: 'day',
    result: Adjustment,
  }),
  writeOff: endpoint({
    method: 'POST',
    path: '/api/fee/write-off/{id}',
    summary: 'Write off an amount of at most what is pending',
    may: 'fees.write-off',
    params: IdParams,
    body: WriteOffBody,
    status: 201,
    idempotent: 'day',
    result: Adjustment,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/fee/adjustment/{id}',
    summary: 'Withdraw a discount or write-off; HR only discounts that HR gave',
    may: 'fees.discount',
    params: IdParams,
    result: z.extend(Message, { student: z.string() }),
  }),
}
