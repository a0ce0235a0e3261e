import { sql } from 'kysely'
import type { Session } from '#features/batches/contract/sessions.ts'
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

/** Batches with sessions that have not ended. Of a student those of the own courses, from joining to their end. */
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
    .innerJoin('enrolment as e', 'e.batch_id', 'b.id')
    .select(sql<string>`greatest(b.start_on, e.joining_on)`.as('from'))
    .select(sql<string | null>`case when e.ended_at is null then b.end_on else least(b.end_on, e.end_on) end`.as('to'))
    .where('e.student_id', '=', studentId)
    .where((eb) => eb.or([eb('e.ended_at', 'is', null), eb('e.end_on', '>=', today)]))
    .execute()
}
