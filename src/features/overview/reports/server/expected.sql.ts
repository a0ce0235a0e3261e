import { type RawBuilder, sql } from 'kysely'
import { selectDues } from '#features/domain/fees/server/dues/public.ts'
import { andWithin } from '#shared/server/scope.ts'
import { type Filters, filterCourses, joinByAnd, monthsOf, selectMoney } from './report-filters.sql.ts'

/**
 * `received` is from students with a plan, `other` from all others. A plan that is paid and agrees with the fee has
 * nothing open; only the others, which are fewer, need `selectDues`.
 */
export function selectExpected(filters: Filters): RawBuilder<unknown> {
  const { scope, from, to } = filters
  const onCourses = filterCourses(filters)
  return sql`
    with plan as materialized (
      select e.id, e.student_id, m.paid = m.fee and p.amount = e.fee
        and not exists (select from fee_adjustment a where a.student_id = e.student_id and a.withdrawn_at is null) as is_settled
      from (
        select enrolment_id, sum(amount) as amount from fee_plan_row
        group by 1 having bool_or(due_on between ${from} and ${to})
      ) p join enrolment e on e.id = p.enrolment_id
        join student s on s.id = e.student_id join student_account m on m.student_id = s.id
      where s.status in ('Active', 'Disable') and ${joinByAnd(onCourses)} ${andWithin(scope, 's.id')}
    ), planned as materialized (
      select distinct e.student_id from enrolment e join fee_plan p on p.enrolment_id = e.id
    ), due as (
      select p.due_on, p.amount, 0 as open from fee_plan_row p join plan on plan.id = p.enrolment_id where plan.is_settled
      union all
      select d.due_on, d.amount, d.amount - d.settled
      from (${selectDues(sql`select student_id from plan where not is_settled`)}) d join plan on plan.id = d.enrolment_id
      where not plan.is_settled
    ), money as (
      select to_char(due_on, 'YYYY-MM') as key, sum(amount) as expected, sum(open) as open, 0 as received, 0 as other
      from due where due_on between ${from} and ${to} group by 1
      union all
      select to_char(day, 'YYYY-MM'), 0, 0, case when has_plan then amount else 0 end, case when has_plan then 0 else amount end
      from (
        select r.day, w.student_id is not null as has_plan, sum(r.amount) as amount
        from (${selectMoney(filters)}) r
        left join planned w on w.student_id = r.student_id
        ${onCourses.length > 0 ? sql`join enrolment e on e.id = r.enrolment_id` : sql``}
        where ${joinByAnd(onCourses)}
        group by 1, 2
      ) r
      union all
      select key, 0, 0, 0, 0 from (${monthsOf(filters)}) m
    )
    select key, sum(expected) as expected, sum(received) as received, sum(open) as open, sum(other) as other
    from money group by grouping sets ((key), ())`
}
