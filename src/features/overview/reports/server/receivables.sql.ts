import { type RawBuilder, sql } from 'kysely'
import type { Age } from '#features/domain/students/contract/days-late.ts'
import { selectDues } from '#features/domain/fees/server/dues/public.ts'
import { DUE_DATE, hasAge, isDue, isLate } from '#features/domain/students/server/dues/public.ts'
import { andWithin } from '#shared/server/scope.ts'
import { courseOrBatch, type Filters, filterCourses, joinByAnd } from './report-filters.sql.ts'

const sumOf = (condition: RawBuilder<unknown>) => sql`coalesce(sum(amount) filter (where ${condition}), 0)`

const DAY = sql`day`

/**
 * Sums the balances of students who are not Pending or deleted, by the days since each part of them was due. Without a
 * plan the whole balance is due on one day; only students with a plan or several courses need the rows of `selectDues`.
 */
export function selectReceivables({ scope, by, status, today, ...filters }: Filters): RawBuilder<unknown> {
  const sumOfAge = (age: Age) => sumOf(hasAge(age, today, DAY))
  const statuses = status === undefined ? sql`('Active', 'Disable')` : sql`(${status})`
  return sql`
    with debtor as materialized (
      select m.student_id, m.fee - m.paid as pending, ${DUE_DATE} as day,
        m.due_amount is null and not exists (select from enrolment o where o.student_id = m.student_id and o.n > 1) as is_simple
      from student_account m join student s on s.id = m.student_id
      where m.paid < m.fee and s.status in ${statuses} ${andWithin(scope, 's.id')}
    ), due as (
      select d.student_id, e.course_id, e.batch_id, d.day, d.pending as amount
      from debtor d join enrolment e on e.student_id = d.student_id
      where d.is_simple and ${joinByAnd(filterCourses(filters))}
      union all
      select d.student_id, e.course_id, e.batch_id, r.day, r.amount - r.settled
      from (${selectDues(sql`select student_id from debtor where not is_simple`)}) r
      join debtor d on d.student_id = r.student_id join enrolment e on e.id = r.enrolment_id
      where r.settled < r.amount and ${joinByAnd(filterCourses(filters))}
    ), aged as (
      select ${courseOrBatch(by)}::text as key, student_id, day, amount from due e
    )
    select key, count(distinct student_id) as students, ${sumOf(sql`not ${isDue(today, DAY)}`)} as "notDue",
      ${sumOf(sql`${isDue(today, DAY)} and not ${isLate(today, DAY)}`)} as "dueToday",
      ${sumOfAge('1-30')} as late30, ${sumOfAge('31-60')} as late60,
      ${sumOfAge('61-90')} as late90, ${sumOfAge('90+')} as "lateOver90",
      coalesce(sum(amount), 0) as pending
    from aged group by grouping sets ((key), ())`
}
