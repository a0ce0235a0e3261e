import * as z from 'zod/mini'
import { PART_MODES, PAY_MODES } from '#features/fees/contract/pay-modes.ts'
import { day } from '#shared/contract/scalars.ts'
import { searchParams, textParam } from '#shared/contract/search-params.ts'

export const REPORT_NAMES = ['collection', 'receivables', 'expected', 'balance', 'profit'] as const
export type ReportName = (typeof REPORT_NAMES)[number]

export const MODES = [...new Set([...PAY_MODES, ...PART_MODES])] as unknown as readonly [Mode, ...Mode[]]
export type Mode = (typeof PAY_MODES)[number] | (typeof PART_MODES)[number]

/** What a row is: a day, a month, a payment mode … */
export const GROUPS = ['day', 'month', 'mode', 'clerk', 'course', 'batch'] as const
export type Group = (typeof GROUPS)[number]

/** Students whose dues are counted. */
export const STATUSES = ['Active', 'Disable'] as const

/** By what expenses are shared among courses or batches. */
export const SHARES = ['students', 'income'] as const

/** `/hr/reports` and `/admin/reports`. Both days are included; absent: the period of the report. */
export const reportSearch = searchParams({
  /** Default: the collection. */
  report: z.enum(REPORT_NAMES),
  by: z.enum(GROUPS),
  from: day(),
  to: day(),
  course: textParam(),
  batch: textParam(),
  clerk: textParam(),
  mode: z.enum(MODES),
  status: z.enum(STATUSES),
  share: z.enum(SHARES),
})
export type ReportSearch = ReturnType<typeof reportSearch>
