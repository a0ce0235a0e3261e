import { type RawBuilder, sql } from 'kysely'
import { andWithin } from '#shared/server/scope.ts'
import { courseOrBatch, type Filters, selectMoney } from './report-filters.sql.ts'

/**
 * The expenses are shared by the number of students who had the course in the period and were not dropped, or by
 * income. The shares are differences of rounded running sums, so that they add up to the expenses. Nothing is shared if
 * there is no student or income; the total contains all expenses in any case.
 */
export function selectProfit({ scope, by, from, to, share = 'students' }: Filters): RawBuilder<unknown> {
  return sql`
    with received as (
      select ${courseOrBatch(by)} as id, sum(amount) as income
      from (${selectMoney({ scope, from, to })}) r join enrolment e on e.id = r.enrolment_id group by 1
    ), attended as materialized (
      select distinct ${courseOrBatch(by)} as id, e.student_id
      from enrolment e join student s on s.id = e.student_id
      where s.status = 'Active' and e.joining_on <= ${to} and (e.end_on is null or e.end_on >= ${from})
        ${andWithin(scope, 's.id')}
    ), spent as (
      select coalesce(sum(amount), 0) as expenses from expense where voided_at is null and day between ${from} and ${to}
    ), result as (
      select id, coalesce(a.students, 0) as students, coalesce(r.income, 0) as income,
        ${share === 'students' ? sql`coalesce(a.students, 0)` : sql`greatest(0, coalesce(r.income, 0))`} as weight
      from received r full join (select id, count(*) as students from attended group by 1) a using (id)
    ), shared as (
      select id, students, income, round(expenses * running / total, 2) - round(expenses * (running - weight) / total, 2) as expenses
      from (
        select *, sum(weight) over (order by id) as running, nullif(sum(weight) over (), 0) as total from result
      ) w, spent
    )
    select id::text as key, students, income, coalesce(expenses, 0) as expenses, income - coalesce(expenses, 0) as profit from shared
    union all
    select null, (select count(distinct student_id) from attended), income, expenses, income - expenses
    from (select coalesce(sum(income), 0) as income from result) t, spent`
}
