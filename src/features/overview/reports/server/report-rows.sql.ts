import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import type { ReportName } from '../contract/reports.contract.ts'
import { selectBalance } from './balance.sql.ts'
import { selectCollection } from './collection.sql.ts'
import { selectExpected } from './expected.sql.ts'
import { selectProfit } from './profit.sql.ts'
import { selectReceivables } from './receivables.sql.ts'
import { type Filters, NAME_OF } from './report-filters.sql.ts'

/** Each selects a row per key and one without a key, the total. */
const QUERIES: Record<ReportName, (filters: Filters) => RawBuilder<unknown>> = {
  collection: selectCollection,
  receivables: selectReceivables,
  expected: selectExpected,
  balance: selectBalance,
  profit: selectProfit,
}

type ReportRow = { key: string | null; name: string | null } & Record<string, number>

/** Days and months in their order, other rows with the largest amount first. */
export async function listReportRows(
  db: Db,
  scope: Scope,
  report: ReportName,
  amount: string,
  filters: Omit<Filters, 'scope'>,
): Promise<ReportRow[]> {
  const { by } = filters
  const { rows } = await sql<ReportRow>`
    select f.*, ${NAME_OF[by]} as name from (${QUERIES[report]({ ...filters, scope })}) f
    order by ${by === 'day' || by === 'month' ? sql`key` : sql`${sql.ref(amount)} desc, name, key`}`.execute(db)
  return rows
}
