import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { day, paging, period, search } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** `Left`: the fee of a student who left, set to the amount received less the refund. */
export const CONCESSION_KINDS = ['Lower fee', 'Import', 'Left', 'Discount'] as const
export type ConcessionKind = (typeof CONCESSION_KINDS)[number]

export const CONCESSION_LABELS = {
  'Lower fee': 'fees:lowerFee',
  Import: 'fees:importedFee',
  Left: 'fees:leftFee',
  Discount: 'fees:discount',
} as const satisfies Record<ConcessionKind, string>

export const ListedConcession = z.object({
  /** The id of the discount, or of the enrolment whose fee is lower. */
  _id: z.string(),
  kind: z.enum(CONCESSION_KINDS),
  date: z.string(),
  student: z.string(),
  name: z.string(),
  course: z.string(),
  listFee: z.number(),
  amount: z.number(),
  /** Null if it was erased with the student, or if an import has none. */
  reason: z.nullable(z.string()),
  by: z.string(),
  /** The student's record can no longer be opened. */
  studentDeleted: z.boolean(),
})
export type ListedConcession = z.infer<typeof ListedConcession>

/** `search`: words that find the student. Day, month and year are those of the concession. */
export const ListConcessions = z.strictObject({
  ...paging(20),
  search,
  ...period,
  /** Takes precedence over month and year. */
  date: z.optional(day()),
})
export type ListConcessions = z.output<typeof ListConcessions>

export const ConcessionList = z.object({
  concessions: z.array(ListedConcession),
  total: z.number(),
  /** Over all pages. */
  sum: z.number(),
})
export type ConcessionList = z.infer<typeof ConcessionList>

export const concessionsApi = {
  export: endpoint({
    may: 'fees.list-concessions',
    confirm: true,
    ...exportOf({ path: '/api/fee/concession', what: 'concessions', query: ListConcessions }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/fee/concession',
    summary:
      'Fees below the list fee and discounts, newest first: who gave them, when, how much and why; with their sum',
    may: 'fees.list-concessions',
    replica: true,
    query: ListConcessions,
    result: ConcessionList,
  }),
}
