import { sql } from 'kysely'
import type { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import { isMember } from '#features/domain/courses/batches/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import type { TimetableBatch } from '../contract/timetable.contract.ts'

export type TaughtBatch = Omit<TimetableBatch, 'hours'> & {
  sessions: Session[]
  startOn: string
  endOn: string | null
  /** The days of the week on which the student belongs to the batch, from 0; null without a student. */
  ownDays: number[] | null
}

/** Returns the batches that run on one of seven days, by code; for a student, only those to which they belong. */
export async function listTaughtBatches(db: Db, from: string, studentId?: string): Promise<TaughtBatch[]> {
  const ownDays = sql`array(select d from generate_series(0, 6) d
    where ${isMember(sql`${studentId}`, sql`b.id`, sql`(${from}::date + d)`)})`
  const isOwn = sql`b.id in (select batch_id from batch_member where student_id = ${studentId})`
  const { rows } = await sql<TaughtBatch>`
    select b.id as _id, b.code as "bCode", c.name as "courseName", b.trainer, b.room, b.sessions,
      b.start_on as "startOn", b.end_on as "endOn", ${studentId === undefined ? sql`null` : ownDays} as "ownDays"
    from batch b join course c on c.id = b.course_id
    where b.deleted_at is null and b.sessions <> '[]'
      and b.start_on <= ${from}::date + 6 and (b.end_on is null or b.end_on >= ${from}::date)
      ${studentId === undefined ? sql`` : sql`and ${isOwn}`}
    order by b.code`.execute(db)
  return rows
}
