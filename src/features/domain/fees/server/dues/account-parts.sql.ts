import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '#shared/server/any-of.sql.ts'
import { selectDues } from './student-dues.sql.ts'

/**
 * The fee is the sum of the enrolments' fees minus discounts and write-offs, the paid amount is that of receipts minus
 * refunds. Payments and write-offs settle the oldest course first: the amount due counts from the last payment or from
 * joining the first course that is not settled, whichever is later. A payment before the first joining date counts.
 */
const selectSums = (id: string) => sql`
  select sum(e.fee) over () - r.written_off as fee, r.paid,
    case when e.n = 1 then coalesce(r.last, e.joining_on) else greatest(r.last, e.joining_on) end as due_from,
    sum(e.fee) over (order by e.n) <= r.paid + r.written_off as is_settled, e.n
  from (
    select student_id, n, joining_on, fee - coalesce((select sum(amount) from fee_adjustment d
      where d.student_id = ${id} and d.enrolment_id = o.id and d.withdrawn_at is null), 0) as fee
    from enrolment o
  ) e, (
    select coalesce(sum(paid), 0)
        - (select coalesce(sum(amount), 0) from refund where student_id = ${id} and voided_at is null) as paid,
      max(paid_on) as last,
      (select coalesce(sum(amount), 0) from fee_adjustment w
        where w.student_id = ${id} and w.kind = 'Write-off' and w.withdrawn_at is null) as written_off
    from receipt where student_id = ${id} and voided_at is null
  ) r
  where e.student_id = ${id}
  order by is_settled, case when sum(e.fee) over (order by e.n) <= r.paid + r.written_off then -e.n else e.n end
  limit 1`

/** Selects the same as `selectSums` for students with one enrolment without write-offs, refunds or plan. */
const selectFirstSums = (ids: readonly string[]) => sql`
  select e.student_id, e.fee - coalesce((select sum(amount) from fee_adjustment where enrolment_id = e.id), 0) as fee,
    coalesce(sum(r.paid), 0) as paid, coalesce(max(r.paid_on), e.joining_on) as due_from
  from enrolment e left join receipt r on r.student_id = e.student_id
  where e.student_id = ${anyOf(ids)} group by e.id`

const selectOpen = (id: string) => sql`
  select due_on is not null as is_planned, day, sum(amount - settled) as amount from (${selectDues(sql`${id}::uuid`)}) d
  where settled < amount group by 1, 2`

const hasPlan = (enrolment: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from fee_plan_row p where p.enrolment_id = ${enrolment})`

export const accountPartsOfFees = { selectSums, selectFirstSums, selectOpen, hasPlan }
