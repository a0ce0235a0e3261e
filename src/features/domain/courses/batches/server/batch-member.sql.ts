import { type RawBuilder, sql } from 'kysely'

/** Returns a condition on `batch_member as m`: the student belongs to the batch on that day. */
export const isMemberOn = (day: string | RawBuilder<unknown>) =>
  sql<boolean>`m.first_on <= ${day}::date and (m.last_on is null or m.last_on >= ${day}::date)`

/** The student belongs to the batch on that day, in a course that has not ended before. */
export const isMember = (student: RawBuilder<unknown>, batch: RawBuilder<unknown>, day: string | RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from batch_member m where m.student_id = ${student} and m.batch_id = ${batch} and ${isMemberOn(day)})`
