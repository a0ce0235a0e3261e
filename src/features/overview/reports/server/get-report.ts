import { sql, type RawBuilder } from 'kysely'
import { getToday } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { getPeriod } from '../contract/periods.ts'
import { type Report, type ReportQuery, REPORTS } from '../contract/reports.contract.ts'
import type { ReportName } from '../contract/reports.search.ts'
import { selectBalance } from './balance.sql.ts'
import { selectCollection } from './collection.sql.ts'
import { selectExpected } from './expected.sql.ts'
import { selectProfit } from './profit.sql.ts'
import { selectReceivables } from './receivables.sql.ts'
import { type Filters, NAME_OF } from './report-filters.sql.ts'

const message = messagesOf<typeof en>('reports')

const MAX_YEARS = 10

/** Each selects a row per key and one without a key, the total. */
const QUERIES: Record<ReportName, (filters: Filters) => RawBuilder<unknown>> = {
  collection: selectCollection,
  receivables: selectReceivables,
  expected: selectExpected,
  balance: selectBalance,
  profit: selectProfit,
}

/** Days and months in their order, other rows with the largest amount first. 422: the days are reversed or too many. */
export async function getReport({ db, clock }: Ctx, name: ReportName, query: ReportQuery): Promise<Report> {
  const { period, columns } = REPORTS[name]
  const today = await getToday(db, clock)
  const days = period === undefined ? { from: today, to: today } : { ...getPeriod(period, today), ...pickDays(query) }
  assertDays(days)
  const amount = Object.keys(columns).at(-1) ?? ''
  const { rows } = await sql<{ key: string | null; name: string | null } & Record<string, number>>`
    select f.*, ${NAME_OF[query.by]} as name from (${QUERIES[name]({ ...query, ...days, today })}) f
    order by ${query.by === 'day' || query.by === 'month' ? sql`key` : sql`${sql.ref(amount)} desc, name, key`}`.execute(
    db,
  )
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
