import * as z from 'zod/mini'
import { day } from '#shared/contract/scalars.ts'
import { searchParams, textParam } from '#shared/contract/search-params.ts'
import { GROUPS, MODES, REPORT_NAMES, SHARES, STATUSES } from './reports.contract.ts'

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
