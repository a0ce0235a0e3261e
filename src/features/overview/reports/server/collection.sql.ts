import { type RawBuilder, sql } from 'kysely'
import { andWithin } from '#shared/server/scope.ts'
import type { Group } from '../contract/reports.search.ts'
import { type Filters, filterCourses, joinByAnd } from './report-filters.sql.ts'

const KEYS: Record<Group, RawBuilder<unknown>> = {
  day: sql`r.day::text`,
  month: sql`to_char(r.day, 'YYYY-MM')`,
  mode: sql`r.mode`,
  clerk: sql`coalesce(r.issued_by::text, '')`,
  course: sql`e.course_id::text`,
  batch: sql`e.batch_id::text`,
}

/** A receipt with several modes or courses counts once in each of them, and once in the total. */
export function selectCollection({ scope, by, clerk, mode, from, to, ...filters }: Filters): RawBuilder<unknown> {
  const withParts = by === 'mode' || mode !== undefined
  const onCourses = filterCourses(filters)
  const withCourses = by === 'course' || by === 'batch' || onCourses.length > 0
  const conditions = [
    ...(clerk === undefined ? [] : [sql`r.issued_by = ${clerk}`]),
    ...(mode === undefined ? [] : [sql`r.mode = ${mode}`]),
    ...onCourses,
  ]
  const sums = sql`coalesce(sum(received), 0)`
  const refunds = sql`coalesce(sum(refunded), 0)`
  return sql`
    select ${KEYS[by]} as key, ${withParts || withCourses ? sql`count(distinct receipt)` : sql`count(receipt)`} as receipts,
      ${sums} as received, ${refunds} as refunded, ${sums} - ${refunds} as net
    from (
      ${selectReceipts({ withParts, withCourses })} where r.voided_at is null and r.paid_on between ${from} and ${to}
        ${andWithin(scope, 'r.student_id')}
      union all
      select null, refunded_on, issued_by, enrolment_id, coalesce(exact_mode, pay_mode), 0, amount
      from refund where voided_at is null and refunded_on between ${from} and ${to} ${andWithin(scope, 'student_id')}
    ) r ${withCourses ? sql`join enrolment e on e.id = r.enrolment_id` : sql``}
    where ${joinByAnd(conditions)}
    group by grouping sets ((1), ())`
}

function selectReceipts({ withParts, withCourses }: { withParts: boolean; withCourses: boolean }): RawBuilder<unknown> {
  if (withParts) return withCourses ? PARTS_OF_COURSES : RECEIPT_PARTS
  return withCourses ? RECEIPTS_OF_COURSES : RECEIPTS
}

const RECEIPTS = sql`
  select 1 as receipt, r.paid_on as day, r.issued_by, r.enrolment_id, coalesce(r.exact_mode, r.pay_mode) as mode, r.paid as received, 0 as refunded
  from receipt r`

const RECEIPT_PARTS = sql`
  select r.id as receipt, r.paid_on as day, r.issued_by, r.enrolment_id, coalesce(p.mode, r.exact_mode, r.pay_mode) as mode,
    coalesce(p.amount, r.paid) as received, 0 as refunded
  from receipt r left join receipt_part p on p.receipt_id = r.id and r.pay_mode = 'Others'`

const RECEIPTS_OF_COURSES = sql`
  select r.id as receipt, r.paid_on as day, r.issued_by, coalesce(s.enrolment_id, r.enrolment_id) as enrolment_id,
    r.pay_mode as mode, coalesce(s.amount, r.paid) as received, 0 as refunded
  from receipt r left join receipt_settlement s on s.receipt_id = r.id`

/** The parts and the courses of a receipt share its money in their order. `until` is the running sum. */
const PARTS_OF_COURSES = sql`
  select r.id as receipt, r.paid_on as day, r.issued_by, s.enrolment_id, p.mode,
    least(p.until, s.until) - greatest(p.until - p.amount, s.until - s.amount) as received, 0 as refunded
  from receipt r
  cross join lateral (
    select mode, amount, sum(amount) over (order by n) as until from receipt_part
    where receipt_id = r.id and r.pay_mode = 'Others'
    union all
    select r.pay_mode, r.paid, r.paid
    where r.pay_mode <> 'Others' or not exists (select from receipt_part where receipt_id = r.id)
  ) p
  join lateral (
    select enrolment_id, amount, sum(amount) over (order by n) as until from receipt_settlement where receipt_id = r.id
    union all
    select r.enrolment_id, r.paid, r.paid where not exists (select from receipt_settlement where receipt_id = r.id)
  ) s on p.until - p.amount < s.until and s.until - s.amount < p.until`
