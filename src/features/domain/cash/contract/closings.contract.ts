import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { creationShape, recordShape, type Fields, type RecordFields } from '#shared/contract/record-fields.ts'
import {
  blankable,
  body,
  day,
  IdParams,
  lines,
  Message,
  oneOf,
  paging,
  rupees,
  signedRupees,
  text,
  wholeNumber,
} from '#shared/contract/scalars.ts'
import { SCOPES } from './closings.search.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('cash')

/** The notes and coins are in rupees. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const
export type Denomination = (typeof DENOMINATIONS)[number]

const required = { personal: false, required: 'always' } as const

/** The fields are in the order of the audit trail. */
export const CLOSING_FIELDS = {
  date: { ...required, label: 'words:day' },
  scope: { ...required, label: 'words:receipts', output: z.enum(SCOPES) },
  expected: { ...required, label: 'cash:expected', output: z.number() },
  counted: { ...required, label: 'cash:counted', output: z.number() },
  difference: { ...required, label: 'cash:difference', output: z.number() },
  reason: { personal: false, required: 'optional', label: 'words:reason' },
} satisfies RecordFields

/** The expected cash is received − refunded − spent + corrections. */
export const CountedSums = z.object({
  /** New receipts with cash, and their cash. */
  receipts: z.number(),
  received: z.number(),
  /** In cash; 0 for own receipts, because admins refund. */
  refunded: z.number(),
  /** Cash expenses; 0 for own receipts. */
  spent: z.number(),
  /** The difference that later changes and voids make to earlier counts, and the number of the changed records. */
  corrections: z.number(),
  corrected: z.number(),
})
export type CountedSums = z.infer<typeof CountedSums>

/** A signed count never changes. */
export const Closing = z.object({
  _id: z.string(),
  ...recordShape(CLOSING_FIELDS),
  /** The clerk whose receipts were counted. Null for all receipts. */
  clerk: z.nullable(z.string()),
  counts: z.array(z.object({ value: z.number(), count: z.number() })),
  signedAt: z.string(),
  signedBy: z.string(),
  /** Null for an old count, from the time when each was of one day. */
  sums: z.nullable(CountedSums),
})
export type Closing = z.infer<typeof Closing>

/**
 * The next count covers everything up to the day that is in no signed count, and everything that changed since its
 * count.
 */
export const DayCash = z.object({
  date: z.string(),
  scope: z.enum(SCOPES),
  ...CountedSums.shape,
  expected: z.number(),
  /** The number of receipts, refunds and expenses that the next count covers, also those without cash. */
  uncounted: z.number(),
  /** When the drawer was last counted, by itself or with all. Null if it never was. */
  since: z.nullable(z.string()),
  closing: z.nullable(Closing),
  /** The counts of the day, newest first. */
  closings: z.array(Closing),
})
export type DayCash = z.infer<typeof DayCash>

const countShape = Object.fromEntries(
  DENOMINATIONS.map((value) => [`n${value}`, blankable(wholeNumber({ min: 0, max: 99_999 }))]),
) as { [Value in Denomination as `n${Value}`]: ReturnType<typeof blankable<ReturnType<typeof wholeNumber>>> }

export const SignOffBody = body({
  date: day(),
  scope: oneOf(SCOPES),
  /** The amount that was shown while the cash was counted. Another amount is rejected (409). */
  expected: signedRupees(),
  ...countShape,
  reason: blankable(lines(300)),
})
export type SignOffBody = z.output<typeof SignOffBody>

export const KINDS = ['opening', 'deposit'] as const

const amount = rupees(message('amountMissing'))

export const CASH_FIELDS = {
  kind: { ...required, label: 'cash:kind', input: oneOf(KINDS), output: z.enum(KINDS) },
  amount: { ...required, label: 'words:amount', input: amount, output: z.number() },
  date: { ...required, label: 'words:day', input: day() },
  reference: { personal: false, required: 'optional', label: 'fees:reference', input: text(100) },
} satisfies Fields

export const CashEntry = z.object({
  _id: z.string(),
  ...recordShape(CASH_FIELDS),
  recordedAt: z.string(),
  recordedBy: z.string(),
  removable: z.boolean(),
})
export type CashEntry = z.infer<typeof CashEntry>

/**
 * A deposit is more than 0; an opening may be 0. `aboveCash`: the caller was told the cash in hand, and deposits more.
 */
export const CashBody = body({ ...creationShape(CASH_FIELDS), aboveCash: z.optional(z.boolean()) }).check(
  ({ value, issues }) => {
    if (value.kind === 'deposit' && value.amount === 0)
      issues.push({ code: 'custom', path: ['amount'], message: 'fees:amountNotPositive', input: value.amount })
  },
)
export type CashBody = z.output<typeof CashBody>

/**
 * Null until an admin has entered the opening. `inHand` = opening + received − refunded − spent − deposited +
 * differences.
 */
export const CashInHand = z.nullable(
  z.object({
    since: z.string(),
    opening: z.number(),
    received: z.number(),
    refunded: z.number(),
    spent: z.number(),
    deposited: z.number(),
    /** The sum of counted less expected cash at the sign-offs. */
    differences: z.number(),
    inHand: z.number(),
  }),
)
export type CashInHand = z.infer<typeof CashInHand>

/** The default is today, and the scope `all` for an admin, `own` for HR. */
const Day = z.strictObject({ date: z.optional(day()), scope: z.optional(oneOf(SCOPES)) })

const ListClosings = z.strictObject(paging(20))

export const closingsApi = {
  export: endpoint({
    may: 'cash.read',
    ...exportOf({ path: '/api/closing/all', what: 'signed-off days', query: ListClosings }),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/closing',
    summary: 'Cash expected since the last count, up to a day (today if absent), and the counts of the day',
    may: 'cash.read',
    query: Day,
    result: DayCash,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/closing/all',
    summary: 'Signed counts, newest first; for HR only the own ones, unless the settings allow all',
    may: 'cash.read',
    replica: true,
    query: ListClosings,
    result: z.object({ closings: z.array(Closing), total: z.number() }),
  }),
  signOff: endpoint({
    method: 'POST',
    path: '/api/closing',
    summary:
      'Sign off the cash counted since the last count, up to a day; afterwards only an admin changes its receipts. A count of all covers what no clerk has counted',
    may: 'cash.count',
    body: SignOffBody,
    status: 201,
    idempotent: 'day',
    result: Closing,
  }),
  cash: endpoint({
    method: 'GET',
    path: '/api/cash',
    summary: 'Cash in hand since the last opening, with the newest entries',
    may: 'cash.read',
    query: z.strictObject(paging(20)),
    result: z.object({ cash: CashInHand, entries: z.array(CashEntry), total: z.number() }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/cash',
    summary:
      'Record a deposit to the bank (409 above the cash in hand, unless the caller confirms it), or, as admin, the cash counted to start with',
    may: 'cash.record',
    body: CashBody,
    status: 201,
    idempotent: 'day',
    result: CashEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cash/{id}',
    summary: 'Void a deposit or an opening; HR only an own deposit of the same day',
    may: 'cash.record',
    params: IdParams,
    result: Message,
  }),
}
