import { type RawBuilder, sql } from 'kysely'
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

/** A receipt with several modes counts once in each of them, and once in the total. */
export function selectCollection({ by, clerk, mode, from, to, ...filters }: Filters): RawBuilder<unknown> {
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
    select ${KEYS[by]} as key, ${withParts ? sql`count(distinct receipt)` : sql`count(receipt)`} as receipts,
      ${sums} as received, ${refunds} as refunded, ${sums} - ${refunds} as net
    from (
      ${withParts ? RECEIPT_PARTS : RECEIPTS} where r.voided_at is null and r.paid_on between ${from} and ${to}
      union all
      select null, refunded_on, issued_by, enrolment_id, pay_mode, 0, amount
      from refund where voided_at is null and refunded_on between ${from} and ${to}
    ) r ${withCourses ? sql`join enrolment e on e.id = r.enrolment_id` : sql``}
    where ${joinByAnd(conditions)}
    group by grouping sets ((1), ())`
}

const RECEIPTS = sql`
  select 1 as receipt, r.paid_on as day, r.issued_by, r.enrolment_id, r.pay_mode as mode, r.paid as received, 0 as refunded
  from receipt r`

const RECEIPT_PARTS = sql`
  select r.id as receipt, r.paid_on as day, r.issued_by, r.enrolment_id, coalesce(p.mode, r.pay_mode) as mode,
    coalesce(p.amount, r.paid) as received, 0 as refunded
  from receipt r left join receipt_part p on p.receipt_id = r.id and r.pay_mode = 'Others'`
