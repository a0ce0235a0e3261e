import { ALL_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { dayParam, oneOfParam, searchParams, textParam } from '#shared/contract/search-params.ts'

export const GROUPS = ['day', 'month', 'mode', 'clerk', 'course', 'batch'] as const
export type Group = (typeof GROUPS)[number]

/** Students whose dues are counted. */
export const STATUSES = ['Active', 'Disable'] as const

/** Expenses are shared among courses or batches by one of these. */
export const SHARES = ['students', 'income'] as const

/** `/hr/reports` and `/admin/reports`. Both days are included; absent: the period of the report. */
export const reportSearch = searchParams({
  /** A name of `REPORTS`, which the first visit does not load. Any other one counts as the collection. */
  report: textParam(),
  by: oneOfParam(GROUPS),
  from: dayParam(),
  to: dayParam(),
  course: textParam(),
  batch: textParam(),
  clerk: textParam(),
  mode: oneOfParam(ALL_MODES),
  status: oneOfParam(STATUSES),
  share: oneOfParam(SHARES),
})
export type ReportSearch = ReturnType<typeof reportSearch>
