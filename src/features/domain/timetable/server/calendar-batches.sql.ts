import { sql } from 'kysely'
import type { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Db } from '#shared/server/db.ts'

export type CalendarBatch = {
  id: string
  code: string
  course: string
  trainer: string | null
  room: string | null
  sessions: Session[]
  /** The first and the last day with sessions; null without an end. */
  from: string
  to: string | null
  version: number
  createdAt: Date
}

type Choice = { today: string; batchId: string | null; trainer: string | null; studentId: string | null }

/**
 * Returns batches with sessions that have not ended; for a student, those to which they belong, from the first to the
 * last day.
 */
export async function listCalendarBatches(db: Db, choice: Choice): Promise<CalendarBatch[]> {
  const { today, batchId, trainer, studentId } = choice
  const rows = db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id', 'b.code', 'c.name as course', 'b.trainer', 'b.room', 'b.version', 'b.created_at as createdAt'])
    .select(sql<Session[]>`b.sessions`.as('sessions'))
    .where('b.deleted_at', 'is', null)
    .where(sql<boolean>`b.sessions <> '[]'`)
    .where((eb) => eb.or([eb('b.end_on', 'is', null), eb('b.end_on', '>=', today)]))
    .$if(batchId !== null, (query) => query.where('b.id', '=', batchId))
    .$if(trainer !== null, (query) => query.where('b.trainer_key', '=', keyOf(trainer ?? '')))
    .orderBy('b.code_key')
  if (studentId === null) return rows.select(['b.start_on as from', 'b.end_on as to']).execute()
  return rows
    .innerJoin('batch_member as m', 'm.batch_id', 'b.id')
    .select(sql<string>`greatest(b.start_on, m.first_on)`.as('from'))
    .select(sql<string | null>`least(b.end_on, m.last_on)`.as('to'))
    .where('m.student_id', '=', studentId)
    .where(sql<boolean>`(m.last_on is null or m.last_on >= greatest(${today}::date, m.first_on))`)
    .execute()
}
