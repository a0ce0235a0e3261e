import { type RawBuilder, sql } from 'kysely'
import { DUE_AFTER_DAYS, DUE_DATE, isDue, isLate } from '#features/domain/students/server/dues/public.ts'

/**
 * Selects what students owe and how much of it is settled: one row per row of a plan, and one without `due_on` per
 * course without a plan. `day` is the due date of each; `sort_on` orders them, oldest first. `fee` is the course's fee
 * less discounts: if it has changed since the plan was made, the last rows take the difference.
 *
 * A receipt settles the amounts that are stored with it: the rows of a plan by their date, then the oldest of the same
 * course. A refund takes from its own course. An amount that belongs to no course, such as a write-off or the rest of a
 * lower fee, settles the oldest amount of all.
 */
export const selectDues = (students: RawBuilder<unknown>) => sql`
  select student_id, enrolment_id, course_n, n, due_on, day, sort_on, amount,
    case when total - pending >= sum(settled) over (partition by student_id)
      then settled + least(amount - settled, greatest(0, total - pending - sum(settled) over (partition by student_id)
        - (sum(amount - settled) over oldest - amount + settled)))
      else least(settled, greatest(0, total - pending - sum(settled) over oldest + settled)) end as settled
  from (
    select d.*, sum(amount) over (partition by student_id) as total,
      kept + least(amount - kept, greatest(0, received - sum(kept) over (partition by enrolment_id)
        - (sum(amount - kept) over (partition by enrolment_id order by n) - amount + kept))) as settled
    from (
      select d.*, least(own, greatest(0, received - (sum(own) over (partition by enrolment_id order by n) - own))) as kept
      from (${selectPlanned(students)}) d
    ) d
  ) d
  where amount > 0
  window oldest as (partition by student_id order by sort_on, course_n, n)`

/**
 * `own` is what receipts stored for the row of a plan, `received` what they stored for the course, less its refunds.
 */
const selectPlanned = (students: RawBuilder<unknown>) => sql`
  select d.*, least(d.amount, coalesce(own.amount, 0)) as own
  from (
    select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
      coalesce(p.due_on, ${sql.lit(DUE_AFTER_DAYS)} + case when e.n = 1 then coalesce(course.last, e.joining_on)
        else greatest(course.last, e.joining_on) end) as day,
      account.fee - account.paid as pending, coalesce(course.amount, 0) - e.refunded as received,
      min(coalesce(p.due_on, e.joined_on + ${sql.lit(DUE_AFTER_DAYS)})) over (partition by e.id order by p.n desc) as sort_on,
      case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
        else least(p.amount, greatest(0, e.fee - p.before)) end as amount
    from (
      select id, student_id, n, joining_on, max(joining_on) over (partition by student_id order by n) as joined_on,
        fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
          and a.withdrawn_at is null), 0) as fee,
        coalesce((select sum(amount) from refund f where f.student_id = o.student_id and f.enrolment_id = o.id
          and f.voided_at is null), 0) as refunded
      from enrolment o where student_id in (${students})
    ) e
    join student_account account on account.student_id = e.student_id
    left join (
      select s.enrolment_id, sum(s.amount) as amount, max(r.paid_on) as last from (${selectSettlements(students)}) s
      join receipt r on r.id = s.receipt_id group by 1
    ) course on course.enrolment_id = e.id
    left join lateral (
      select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before,
        r.n = max(r.n) over () as is_last
      from fee_plan_row r where r.enrolment_id = e.id
    ) p on true
  ) d
  left join (
    select enrolment_id, due_on, sum(amount) as amount from (${selectSettlements(students)}) s group by 1, 2
  ) own on own.enrolment_id = d.enrolment_id and own.due_on = d.due_on`

const selectSettlements = (students: RawBuilder<unknown>) => sql`
  select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
  where r.student_id in (${students}) and r.voided_at is null`

/** The unpaid amounts of `student_account as m`, by due date. Without a plan, the whole balance has one. */
const UNPAID = sql`
  select ${DUE_DATE} as day, m.fee - m.paid as amount where m.due_amount is null and m.paid < m.fee
  union all
  select day, amount - settled from (${selectDues(sql`case when m.due_amount is not null then m.student_id end`)}) d`

const sumUnpaid = (condition: RawBuilder<boolean>) =>
  sql<number>`(select coalesce(sum(amount), 0) from (${UNPAID}) unpaid where ${condition})`

/** Sums the part of the balance of `student_account as m` that is due. */
export const sumDue = (today: string) => sumUnpaid(isDue(today, sql`day`))

/** Sums the part of the balance of `student_account as m` that is late. */
export const sumLate = (today: string) => sumUnpaid(isLate(today, sql`day`))
