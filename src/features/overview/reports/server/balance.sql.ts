import { type RawBuilder, sql } from 'kysely'
import { feeDays } from '#features/domain/fees/server/sums/public.ts'
import { type Filters, monthsOf } from './report-filters.sql.ts'

/** Uses the kept sums of the days. */
export function selectBalance(filters: Filters): RawBuilder<unknown> {
  const { scope, from, to } = filters
  return sql`
    with money as (
      select to_char(day, 'YYYY-MM') as key, income, expenses
      from (
        select day, sum(case kind when 'receipt' then amount when 'refund' then -amount else 0 end) as income,
          sum(case kind when 'expense' then amount else 0 end) as expenses
        from ${feeDays(scope)} where kind in ('receipt', 'refund', 'expense') and day between ${from} and ${to} group by 1
      ) d
      union all
      select key, 0, 0 from (${monthsOf(filters)}) m
    )
    select key, sum(income) as income, sum(expenses) as expenses, sum(income) - sum(expenses) as balance
    from money group by grouping sets ((key), ())`
}
