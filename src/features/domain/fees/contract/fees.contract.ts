import * as z from 'zod/mini'
import { type Age, AGES } from '#features/domain/students/contract/days-late.ts'
import { Student } from '#features/domain/students/contract/students.contract.ts'
import { exportChosenOf, exportOf } from '#shared/contract/list-export.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type RecordFields } from '#shared/contract/record-fields.ts'
import {
  blankable,
  body,
  day,
  IdParams,
  lines,
  Message,
  oneOf,
  paging,
  PathId,
  period,
  search,
  totals,
  wholeNumber,
} from '#shared/contract/scalars.ts'
import { Adjustment, Discountable, FeeBreakdown } from './adjustments.contract.ts'
import type en from './messages/en.json'
import { ALL_MODES, PART_MODES, PAY_MODES } from './pay-modes.ts'
import { exactModeFits, Letterhead, PAYMENT_FIELDS } from './payment-fields.ts'
import { ListedRefund } from './refunds.contract.ts'
import { endpoint } from './permissions.ts'

export { PAYMENT_FIELDS }

const message = messagesOf<typeof en>('fees')

const MAX_PARTS = 10

const required = { personal: false, required: 'always' } as const
const personal = { personal: true, required: 'always' } as const

export const ReceiptPart = z.object({ mode: z.enum(PART_MODES), amount: z.number(), reference: z.nullable(z.string()) })
export type ReceiptPart = z.infer<typeof ReceiptPart>

const Parts = z
  .array(
    z.strictObject({
      mode: oneOf(PART_MODES, message('modeMissing')),
      amount: PAYMENT_FIELDS.paid.input,
      reference: blankable(PAYMENT_FIELDS.reference.input),
    }),
  )
  .check(z.maxLength(MAX_PARTS, message('tooManyParts')))

/** The fields are in the order of the audit trail. */
export const RECEIPT_FIELDS = {
  /** `2026-27/000001`: the financial year of the day of issue, and a number without gaps within it. */
  receiptNo: { ...required, label: 'fees:receiptNumber' },
  name: { ...personal, label: 'words:studentName' },
  contact: { ...personal, label: 'words:contact' },
  date: PAYMENT_FIELDS.date,
  issuedOn: { ...required, label: 'fees:issuingDate' },
  payMode: PAYMENT_FIELDS.payMode,
  exactMode: PAYMENT_FIELDS.exactMode,
  /** The student's total fee on the day of issue, or of a change that raised the amount above it. */
  payable: { ...required, label: 'students:totalFee', output: z.number() },
  paid: PAYMENT_FIELDS.paid,
  /** The balance after this receipt. */
  due: { ...required, label: 'fees:dueAmount', output: z.number() },
  course: { ...required, label: 'words:course' },
  bCode: { ...required, label: 'words:batch' },
  reference: PAYMENT_FIELDS.reference,
  note: PAYMENT_FIELDS.note,
  /** The modes of a split payment. Empty for others. */
  parts: { ...required, label: 'fees:parts', output: z.array(ReceiptPart) },
} satisfies RecordFields

export const Receipt = z.object({
  _id: z.string(),
  student: z.string(),
  enrolment: z.string(),
  ...recordShape(RECEIPT_FIELDS),
  month: z.number(),
  year: z.number(),
  changed: z.boolean(),
  version: z.number(),
})
export type Receipt = z.infer<typeof Receipt>

/** Accepted in a request body and ignored, so that a client may send a whole record back. */
const READ_ONLY_NAMES = [
  ...Object.keys(Receipt.shape),
  'institute',
  'paidEarlier',
  'studentDeleted',
  'voided',
  'verifyUrl',
  'signedOff',
  'issuedBy',
  'earlier',
  'replaces',
  'settled',
]

/** The parts must be of a payment with mode Others, and add up to it. Compares paise, which are whole numbers. */
export function findFaultOfParts({ payMode, paid, parts }: SplitPayment): MessageKey | undefined {
  if (parts.length === 0) return undefined
  if (payMode !== 'Others') return message('partsNeedOthers')
  const toPaise = (amount: number) => Math.round(amount * 100)
  const sum = parts.reduce((total, { amount }) => total + toPaise(amount), 0)
  return sum === toPaise(paid) ? undefined : message('partsDiffer')
}
type SplitPayment = { payMode: string; paid: number; parts: readonly { amount: number }[] }

export const PaymentBody = body(
  {
    ...creationShape(PAYMENT_FIELDS),
    parts: z.optional(Parts),
    /** The course that is settled first: `_id` of an enrolment. If absent, the oldest amount of all is. */
    enrolment: blankable(PathId),
  },
  READ_ONLY_NAMES,
).check(exactModeFits, ({ value, issues }) => {
  const fault = findFaultOfParts({ ...value, parts: value.parts ?? [] })
  if (fault) issues.push({ code: 'custom', path: ['parts'], message: fault, input: value.parts })
})
export type PaymentBody = z.output<typeof PaymentBody>

/** `replacement`: the receipt for the rest of a payment of which a cheque bounced. */
const Voided = z.extend(Message, { replacement: z.optional(Receipt) })

const ReceiptChange = body({ ...changeShape(PAYMENT_FIELDS), parts: z.optional(Parts) }, READ_ONLY_NAMES)
export type ReceiptChange = z.output<typeof ReceiptChange>

const VoidBody = body({
  reason: lines(300, message('reasonMissing')),
  /**
   * The parts that were bounced cheques, counted from 1. The rest of the payment gets a receipt of its own. If absent,
   * the reason 'Cheque bounced' means all cheques.
   */
  bounced: z.optional(z.array(wholeNumber({ min: 1, max: MAX_PARTS })).check(z.maxLength(MAX_PARTS))),
})
export type VoidBody = z.output<typeof VoidBody>

/** Is the state of an account that a clerk has seen before taking money. `PaidFee` is receipts less refunds. */
export const SeenAccount = z.object({
  TotalFee: z.number(),
  PaidFee: z.number(),
  PendingFee: z.number(),
  /** Grows with each change of fee or paid amount. The `If-Match` of a payment, refund, discount or write-off. */
  version: z.number(),
})
export type SeenAccount = z.infer<typeof SeenAccount>

export const StudentFees = z.extend(SeenAccount, {
  fee: z.array(Receipt),
  /** Newest first, voided ones for admins only. Absent if there are none. */
  refunds: z.optional(z.array(ListedRefund)),
  /** Absent unless there is a discount or write-off. */
  breakdown: z.optional(FeeBreakdown),
  adjustments: z.optional(z.array(Adjustment)),
  /** The courses on which the caller may give a discount. Absent if there are none. */
  discountable: z.optional(z.array(Discountable)),
})

export const EarlierReceipt = z.object({ receiptNo: z.string(), date: z.string(), paid: z.number() })
export type EarlierReceipt = z.infer<typeof EarlierReceipt>

/**
 * Is a part of the amount that a receipt settled. `dueDate` is that of an instalment, or null if the course had no
 * plan.
 */
export const Settlement = z.object({
  course: z.string(),
  batch: z.string(),
  dueDate: z.nullable(z.string()),
  amount: z.number(),
})
export type Settlement = z.infer<typeof Settlement>

export const PrintedReceipt = z.extend(Receipt, {
  /** Paid before this receipt: `payable` is the sum of `paidEarlier`, `paid` and `due`. */
  paidEarlier: z.number(),
  /** The parts add up to `paid`. */
  settled: z.array(Settlement),
  /** The number of the voided receipt that this one replaces. */
  replaces: z.nullable(z.string()),
  /** Newest first. Empty unless they add up to `paidEarlier`, as after a refund. */
  earlier: z.array(EarlierReceipt),
  /** The clerk. Null if nobody is recorded. */
  issuedBy: z.nullable(z.string()),
  student: z.object({ _id: z.string(), name: z.string(), contact: z.string(), regNo: z.nullable(z.string()) }),
  institute: Letterhead,
  /** The URL of the public page that verifies the receipt. Null without PUBLIC_URL. */
  verifyUrl: z.nullable(z.string()),
  /** The cash of the day of issue was signed off, so that only an admin changes the receipt. */
  signedOff: z.boolean(),
})
export type PrintedReceipt = z.infer<typeof PrintedReceipt>

/**
 * `search`: words that find the student, a receipt number, or a part of a reference. Day, month and year are those of
 * the payment, or of the voiding.
 */
export const FilterFees = z.strictObject({
  search,
  ...period,
  /** Takes precedence over month and year. */
  date: z.optional(day()),
  /** Voided receipts instead, newest voiding first. Admin only. */
  voided: z.optional(z.enum(['true', 'false'])),
})
export type FilterFees = z.output<typeof FilterFees>

export const ListFees = z.extend(FilterFees, { ...paging(20), totals })
export type ListFees = z.output<typeof ListFees>

/** Count and sum over all pages. */
export const FeeTotals = z.object({ total: z.number(), sum: z.number() })
export type FeeTotals = z.infer<typeof FeeTotals>

export const FeeList = z.object({
  fees: z.array(
    z.extend(Receipt, {
      /** The student's record can no longer be opened; the receipt remains. */
      studentDeleted: z.boolean(),
      /** Tells students of the same name apart. Absent for a deleted student. */
      father: z.optional(z.string()),
      voided: z.optional(
        z.object({
          at: z.string(),
          by: z.string(),
          reason: z.nullable(z.string()),
          /** The number of the receipt for the rest of the payment. */
          replacedBy: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  ...z.partial(FeeTotals).shape,
})
export type FeeList = z.infer<typeof FeeList>

/**
 * Contains the sums of a list of receipts. `byMode` contains every mode in the order of `PAY_MODES`, `byPart` those of
 * the parts of split payments in the order of `PART_MODES`. `byExactMode` has the modes that were used, a split payment
 * under each mode of its parts, in the order of `ALL_MODES`; `byClerk` is sorted by name.
 */
export const FeeClosing = z.object({
  sum: z.number(),
  count: z.number(),
  byMode: z.array(z.object({ payMode: z.enum(PAY_MODES), paid: z.number(), count: z.number() })),
  byPart: z.array(z.object({ mode: z.enum(PART_MODES), paid: z.number(), count: z.number() })),
  byExactMode: z.array(z.object({ mode: z.enum(ALL_MODES), paid: z.number(), count: z.number() })),
  /** Payments in cash, and the cash of split payments. */
  cash: z.number(),
  byClerk: z.array(z.object({ name: z.string(), paid: z.number(), count: z.number() })),
  /** Refunds of the period, or found by the search; `cash` is the part that was refunded in cash. */
  refunds: z.object({ sum: z.number(), count: z.number(), cash: z.number() }),
  /** `sum` less refunds. */
  net: z.number(),
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

/** The students are active, or dropped (`Disable`). */
export const PENDING_TABS = ['Active', 'Disable'] as const

const FilterPending = z.strictObject({
  search,
  tab: z._default(oneOf(PENDING_TABS), 'Active'),
  age: z.optional(oneOf(AGES)),
})
export type FilterPending = z.output<typeof FilterPending>

export const ListPending = z.extend(FilterPending, { ...paging(6), totals })
export type ListPending = z.output<typeof ListPending>

type AgeShape = Record<Age, z.ZodMiniNumber>

export const PendingTotals = z.object({
  total: z.number(),
  /** The number of students of each age, whatever age is requested. `all` includes those who are due today. */
  ages: z.object({ all: z.number(), ...(Object.fromEntries(AGES.map((age) => [age, z.number()])) as AgeShape) }),
})
export type PendingTotals = z.infer<typeof PendingTotals>

export const PendingList = z.object({
  /**
   * `lastDate`: day of the last payment, or of joining if there is none. `due`: the amount with a due date up to today.
   */
  students: z.array(z.extend(Student, { lastDate: z.string(), due: z.number() })),
  ...z.partial(PendingTotals).shape,
})
export type PendingList = z.infer<typeof PendingList>

export const feesApi = {
  export: endpoint({ may: 'fees.list', ...exportOf({ path: '/api/fee', what: 'receipts', query: ListFees }) }),
  exportChosen: endpoint({ may: 'fees.list', ...exportChosenOf({ path: '/api/fee', what: 'receipts' }) }),
  exportPending: endpoint({
    may: 'fees.list',
    ...exportOf({ path: '/api/fee/pending', what: 'students with pending fees', query: ListPending }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/fee',
    summary:
      'Receipts, newest first, with count and sum; filtered by student, number, reference, and day, month or year of payment or voiding',
    may: 'fees.list',
    replica: true,
    query: ListFees,
    result: FeeList,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/fee/totals',
    summary: 'Count and sum of a list of receipts, with its search and filters',
    may: 'fees.list',
    replica: true,
    query: FilterFees,
    result: FeeTotals,
  }),
  closing: endpoint({
    method: 'GET',
    path: '/api/fee/closing',
    summary:
      'Sums of the matching receipts by payment mode, by exact mode, by mode of the parts of split payments, and by clerk; with a day, its daily closing',
    may: 'fees.list',
    replica: true,
    query: ListFees,
    result: FeeClosing,
  }),
  months: endpoint({
    method: 'GET',
    path: '/api/fee/all',
    summary:
      'Sum of receipts less refunds and number of receipts per month, oldest first; months without either are left out',
    may: 'fees.list',
    replica: true,
    result: z.array(FeeMonth),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/fee/pending',
    summary:
      'Active or dropped students with a fee that is due up to today by their plan, or whose last payment is 35 or more days ago; longest due first, filtered by days late',
    may: 'fees.list',
    replica: true,
    query: ListPending,
    result: PendingList,
  }),
  pendingTotals: endpoint({
    method: 'GET',
    path: '/api/fee/pending/totals',
    summary:
      'The number of students with pending fees, in all and by days late, with the search and filters of their list',
    may: 'fees.list',
    replica: true,
    query: FilterPending,
    result: PendingTotals,
  }),
  studentFees: endpoint({
    method: 'GET',
    path: '/api/fee/{id}',
    summary: "A student's total, paid and pending fee, and the receipts, newest first",
    may: 'fees.read',
    params: IdParams,
    result: StudentFees,
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/fee/receipt/{id}',
    summary: 'A receipt as it is printed, with the letterhead',
    may: 'fees.read',
    params: IdParams,
    result: PrintedReceipt,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/fee/{id}',
    summary: 'Record a payment of at most the balance and issue its receipt',
    may: 'fees.take',
    params: IdParams,
    body: PaymentBody,
    status: 201,
    idempotent: 'forever',
    result: Receipt,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/fee/{id}',
    summary:
      "Change a receipt's mode, amount, day, reference, note or parts; its number, name and course stay as issued",
    may: 'fees.correct',
    params: IdParams,
    body: ReceiptChange,
    result: Receipt,
  }),
  void: endpoint({
    method: 'DELETE',
    path: '/api/fee/{id}',
    summary:
      'Void a receipt: it is excluded from every list and sum, and its number is never used again. If a cheque of a split payment bounced, the rest gets a new receipt',
    may: 'fees.void',
    params: IdParams,
    body: VoidBody,
    result: Voided,
  }),
  updateSignedOff: endpoint({
    method: 'PUT',
    path: '/api/admin/fee/{id}',
    summary: 'Change a receipt of a signed-off day, which HR can no longer change',
    may: 'fees.correct-signed-off',
    params: IdParams,
    body: ReceiptChange,
    result: Receipt,
  }),
  voidSignedOff: endpoint({
    method: 'DELETE',
    path: '/api/admin/fee/{id}',
    summary: 'Void a receipt of a signed-off day',
    may: 'fees.void-signed-off',
    params: IdParams,
    body: VoidBody,
    result: Voided,
  }),
}
