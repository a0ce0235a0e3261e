import { getToday } from '#features/institute/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inSnapshot } from '#shared/server/db.ts'
import { forbidden, invalidField, notFound } from '#shared/server/errors.ts'
import type {
  AttendanceList,
  ListAttendance,
  OwnAttendance,
  Roster,
  StudentAttendance,
  Unmarked,
} from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import { listMarks, marksOfDay, marksOfStudent } from './attendance.sql.ts'
import { batchKeyed, rosterOf, sheetOf, unmarkedBatches } from './roster.sql.ts'

const message = messagesOf<typeof en>('attendance')

const NOTHING: AttendanceList = { attendance: [], present: 0, absent: 0, total: 0, version: null, lastDate: null }

/** Of a batch and a day all marks, 404 for a batch that is none; otherwise a page of them, empty for a batch that is none. */
export async function listAttendance({ db }: Ctx, query: ListAttendance): Promise<AttendanceList> {
  const { batchCode, date } = query
  if (batchCode === undefined) return listMarks(db, query, undefined)
  const batch = await batchKeyed(db, keyOf(batchCode))
  if (!batch) {
    if (date !== undefined) throw notFound()
    return NOTHING
  }
  if (date === undefined) return listMarks(db, query, batch.id)
  return inSnapshot(db, (moment) => marksOfDay(moment, batch.id, date))
}

/** Who is to be marked on a day, today unless said; 404 for a batch that is none, 422 for a day to come. */
export async function readRoster(
  { db, clock }: Ctx,
  { batchCode, date }: { batchCode: string; date?: string | undefined },
): Promise<Roster> {
  const now = await getToday(db, clock)
  const day = date ?? now
  if (day > now) throw invalidField('date', message('inFuture'))
  const batch = await batchKeyed(db, keyOf(batchCode))
  if (!batch) throw notFound()
  // Marks of before with the version of after would undo somebody's save unseen.
  const [all, sheet] = await inSnapshot(db, (moment) =>
    Promise.all([rosterOf(moment, batch.id, day), sheetOf(moment, batch.id, day)]),
  )
  const { bCode, courseName, bTime } = batch
  return {
    ...{ batchCode: bCode, courseName, bTime, date: day, today: now },
    students: all.filter(({ elsewhere }) => elsewhere === null),
    elsewhere: all.flatMap(({ studentName, elsewhere }) =>
      elsewhere === null ? [] : [{ studentName, batchCode: elsewhere }],
    ),
    version: sheet?.version ?? null,
    savedBy: sheet?.savedBy ?? null,
  }
}

export async function readUnmarked({ db, clock }: Ctx, query: { page: number; limit: number }): Promise<Unmarked> {
  const date = await getToday(db, clock)
  return { date, ...(await unmarkedBatches(db, date, query)) }
}

/** Another's marks, or an absent one's, are 403 for a student and 404 for staff. */
export async function studentAttendance(
  { db, actor }: Ctx<Actor>,
  id: string,
  query: OwnAttendance,
): Promise<StudentAttendance> {
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  const student = await db
    .selectFrom('student')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'Deleted')
    .executeTakeFirst()
  if (!student) throw notFound()
  return marksOfStudent(db, id, query)
}
