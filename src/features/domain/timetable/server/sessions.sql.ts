import { sql } from 'kysely'
import { isMember } from '#features/domain/courses/batches/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import type { TimetableSession } from '../contract/timetable.contract.ts'
import { isNoHoliday } from './holidays.sql.ts'

type Row = Omit<TimetableSession, 'batch'> & TimetableSession['batch']

const DAYS = 7

/**
 * Returns the sessions of batches on seven days, by day and hour; for a student, only those of batches to which they
 * belong on that day.
 */
export async function listSessions(db: Db, from: string, studentId?: string): Promise<TimetableSession[]> {
  const isOwn = studentId === undefined ? sql`true` : isMember(sql`${studentId}`, sql`b.id`, sql`d.day`)
  const { rows } = await sql<Row>`
    select d.day::text as date, t.weekday, t.start, t."end", b.id as _id, b.code as "bCode", c.name as "courseName", b.trainer, b.room
    from (select generate_series(0, ${DAYS - 1}::int) + ${from}::date as day) d
    join batch b on b.start_on <= d.day and (b.end_on is null or b.end_on >= d.day)
    join course c on c.id = b.course_id
    cross join lateral jsonb_to_recordset(b.sessions) as t(weekday int, start text, "end" text)
    where b.deleted_at is null and t.weekday = extract(isodow from d.day)
      and ${isNoHoliday(sql`d.day`)} and ${isOwn}
    order by d.day, t.start, b.code`.execute(db)
  return rows.map(({ _id, bCode, courseName, ...session }) => ({ ...session, batch: { _id, bCode, courseName } }))
}
