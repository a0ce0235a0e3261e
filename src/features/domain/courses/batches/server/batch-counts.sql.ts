import { type RawBuilder, sql } from 'kysely'
import { isMemberOn } from './batch-member.sql.ts'

type BatchCount = { batch_id: string; n: number }

/**
 * Counts the active students of each batch who have a seat on that day: a course that has not been ended before it. A
 * batch without students may be left out.
 */
export const seatsTakenOn = (day: string) =>
  correctCounts({ since: sql`'infinity'`, others: endsLater(day), isCounted: sql`1` })

/** Counts the active students who belong to each batch on that day. A batch without students may be left out. */
export const membersOn = (day: string) =>
  correctCounts({
    since: sql`${day}::date`,
    others: sql`${endsLater(day)}
      union select e.student_id, f.batch_id from former_batch f join enrolment e on e.id = f.enrolment_id
        where f.until >= ${day}::date`,
    isCounted: sql`least(1, (select count(*) from batch_member m
      where m.student_id = x.student_id and m.batch_id = x.batch_id and ${isMemberOn(day)}))`,
  })

/** The upper bound makes PostgreSQL expect few rows, whatever the day. */
const endsLater = (day: string) => sql`select distinct student_id, batch_id from enrolment
  where ended_at is not null and end_on >= ${day}::date and end_on < 'infinity'`

type Correction = { since: RawBuilder<unknown>; others: RawBuilder<unknown>; isCounted: RawBuilder<unknown> }

/**
 * The kept counts are those of students whose course is not ended and began up to a day. The others are few: they are
 * read one by one, as the subqueries make sure.
 */
const correctCounts = ({ since, others, isCounted }: Correction) => sql<BatchCount>`(
  select batch_id, sum(n)::int as n from (
    select batch_id, n from batch_total where first_on <= ${since}
    union all
    select x.batch_id, ${isCounted} - least(1, (select count(*) from enrolment o
      where o.student_id = x.student_id and o.batch_id = x.batch_id and o.ended_at is null
        and greatest(o.joining_on, o.batch_since) <= ${since}))
    from (${others}) x where (select status from student where id = x.student_id) = 'Active'
  ) counted group by batch_id)`
