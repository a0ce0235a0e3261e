import { type RawBuilder, sql } from 'kysely'
import { type Filters, monthsOf } from './report-filters.sql.ts'

/** Sums by day first, so that few rows are formatted. */
export function selectBalance(filters: Filters): RawBuilder<unknown> {
  const { from, to } = filters
  return sql`
    with money as (
      select to_char(day, 'YYYY-MM') as key, income, expenses
      from (
        select paid_on as day, sum(paid) as income, 0 as expenses from receipt
        where voided_at is null and paid_on between ${from} and ${to} group by 1
        union all
        select refunded_on, -sum(amount), 0 from refund
        where voided_at is null and refunded_on between ${from} and ${to} group by 1
        union all
        select day, 0, sum(amount) from expense where voided_at is null and day between ${from} and ${to} group by 1
      ) d
      union all
      select key, 0, 0 from (${monthsOf(filters)}) m
    )
    select key, sum(income) as income, sum(expenses) as expenses, sum(income) - sum(expenses) as balance
    from money group by grouping sets ((key), ())`
}
