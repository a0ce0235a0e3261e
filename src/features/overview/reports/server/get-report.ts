import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { invalidField } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'
import { getPeriod } from '../contract/periods.ts'
import { type Report, type ReportName, type ReportQuery, REPORTS } from '../contract/reports.contract.ts'
import { listReportRows } from './report-rows.sql.ts'

const message = messagesOf<typeof en>('reports')

const MAX_YEARS = 10

/** 422: the days are reversed or too many. */
export async function getReport({ db, actor, clock }: Ctx, name: ReportName, query: ReportQuery): Promise<Report> {
  const { period, columns } = REPORTS[name]
  const today = await getToday(db, clock)
  const days = period === undefined ? { from: today, to: today } : { ...getPeriod(period, today), ...pickDays(query) }
  assertDays(days)
  const amount = Object.keys(columns).at(-1) ?? ''
  const rows = await listReportRows(db, scopeOf(actor), name, amount, { ...query, ...days, today })
  return {
    from: period === undefined ? null : days.from,
    to: days.to,
    rows: rows.flatMap((row) => (row.key === null ? [] : [{ ...row, key: row.key, name: row.name ?? '' }])),
    total: rows.find(({ key }) => key === null)!,
  }
}

const pickDays = ({ from, to }: ReportQuery) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

function assertDays({ from, to }: { from: string; to: string }) {
  if (from > to) throw invalidField('to', message('daysReversed'))
  const [year, rest] = [Number(from.slice(0, 4)), from.slice(4)]
  if (to >= `${year + MAX_YEARS}${rest}`) throw invalidField('from', message('tooManyDays'), { years: MAX_YEARS })
}
