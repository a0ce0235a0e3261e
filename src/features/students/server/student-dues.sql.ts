import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import { DUE_AFTER_DAYS, DUE_DATE, isDue, isLate } from './due-and-late.sql.ts'

/**
 * What students owe and what of it is settled: one row per row of a plan, and one without `due_on` per course without a
 * plan. `day` is the due date of each. Payments and write-offs settle the earliest date first, within a course in the order of its rows. `fee` is the course's fee less discounts: if it
 * has changed since the plan was made, the last rows take the difference.
 */
export const selectDues = (students: RawBuilder<unknown>) => sql`
  select student_id, enrolment_id, course_n, n, due_on, day, amount,
    least(amount, greatest(0, total - pending - before)) as settled
  from (
    select d.*, sum(amount) over (partition by student_id) as total,
      sum(amount) over (partition by student_id order by sort_on, course_n, n) - amount as before
    from (
      select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
        coalesce(p.due_on, account.due_from + ${sql.lit(DUE_AFTER_DAYS)}) as day, account.fee - account.paid as pending,
        min(coalesce(p.due_on, e.joined_on + ${sql.lit(DUE_AFTER_DAYS)})) over (partition by e.id order by p.n desc) as sort_on,
        case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
          else least(p.amount, greatest(0, e.fee - p.before)) end as amount
      from (
        select id, student_id, n, max(joining_on) over (partition by student_id order by n) as joined_on,
          fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
            and a.withdrawn_at is null), 0) as fee
        from enrolment o where student_id in (${students})
      ) e
      join student_account account on account.student_id = e.student_id
      left join lateral (
        select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before,
          r.n = max(r.n) over () as is_last
        from fee_plan_row r where r.enrolment_id = e.id
      ) p on true
    ) d
  ) d
  where amount > 0`

/** What is unpaid of `student_account as m`, by due date. Without a plan, the whole balance has one. */
const UNPAID = sql`
  select ${DUE_DATE} as day, m.fee - m.paid as amount where m.due_amount is null and m.paid < m.fee
  union all
  select day, amount - settled from (${selectDues(sql`case when m.due_amount is not null then m.student_id end`)}) d`

const sumUnpaid = (condition: RawBuilder<boolean>) =>
  sql<number>`(select coalesce(sum(amount), 0) from (${UNPAID}) unpaid where ${condition})`

/** What of the balance of `student_account as m` is due. */
export const sumDue = (today: string) => sumUnpaid(isDue(today, sql`day`))

/** What of the balance of `student_account as m` is late. */
export const sumLate = (today: string) => sumUnpaid(isLate(today, sql`day`))

/**
 * The caller has computed fee and paid amount. Changes nothing for a student without a plan. What is open of all courses without a
 * plan is due on one day, that of the first of them.
 */
export async function recomputeNextDue(tx: Tx, id: string): Promise<void> {
  await sql`
    with due as (${selectDues(sql`${id}::uuid`)}),
    planned as (
      select due_on, sum(amount - settled) as amount from due
      where due_on is not null and settled < amount group by due_on order by due_on limit 1
    ),
    unplanned as (
      select (array_agg(case when e.n = 1 then coalesce(r.last, e.joining_on) else greatest(r.last, e.joining_on) end
          order by e.n))[1] as due_from,
        sum(d.amount - d.settled) as amount
      from due d join enrolment e on e.id = d.enrolment_id,
        (select max(paid_on) as last from receipt where student_id = ${id} and voided_at is null) r
      where d.due_on is null and d.settled < d.amount having count(*) > 0
    )
    update student_account m set due_from = coalesce(u.due_from, m.due_from),
      planned_due_on = case when p.due_on <= u.due_from + ${sql.lit(DUE_AFTER_DAYS)} or u.due_from is null then p.due_on end,
      due_amount = case when p.due_on < u.due_from + ${sql.lit(DUE_AFTER_DAYS)} or u.due_from is null then p.amount
        when p.due_on = u.due_from + ${sql.lit(DUE_AFTER_DAYS)} then p.amount + u.amount else u.amount end
    from (select exists (select from fee_plan_row r join enrolment e on e.id = r.enrolment_id where e.student_id = ${id}) as is_planned) one
      left join planned p on is_planned left join unplanned u on is_planned
    where m.student_id = ${id} and (m.due_amount is not null or is_planned)`.execute(tx)
}
