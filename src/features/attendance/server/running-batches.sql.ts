import { sql } from 'kysely'
import { isNoHoliday } from '#features/timetable/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import type { TodaysBatches, UnmarkedBatches } from '../contract/attendance.contract.ts'
import { attendsOn } from './roster.sql.ts'

type Page = { page: number; limit: number }

/** Active students who attend a course in `batch as b` on that day. */
const studentsOn = (day: string) => sql`
  from enrolment e join student s on s.id = e.student_id
  where e.batch_id = b.id and s.status = 'Active' and ${attendsOn(day)}`

/** `batch as b` has a session on that weekday, or none are known. */
const meetsOn = (day: string) => sql<boolean>`(b.sessions = '[]' or b.sessions @>
  jsonb_build_array(jsonb_build_object('weekday', extract(isodow from ${day}::date)::int)))`

/** Batches with students that have marks of that day or should get them; `h` is the sheet, if there is one. */
const runningBatches = (db: Db, day: string) =>
  db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .leftJoin('attendance_sheet as h', (join) => join.onRef('h.batch_id', '=', 'b.id').on('h.day', '=', day))
    .where('b.deleted_at', 'is', null)
    .where('b.start_on', '<=', day)
    .where((eb) => eb.or([eb('b.end_on', 'is', null), eb('b.end_on', '>=', day)]))
    .where(sql<boolean>`exists (select ${studentsOn(day)})`)
    .where((eb) => eb.or([eb('h.id', 'is not', null), eb.and([isNoHoliday(sql`${day}::date`), meetsOn(day)])]))

const COLUMNS = ['b.code as bCode', 'c.name as courseName', 'b.time as bTime', 'h.present'] as const

/** The students marked in the sheet; without a sheet, those to mark. */
const countStudents = (day: string) =>
  sql<number>`coalesce(h.present + h.absent, (select count(distinct s.id) ${studentsOn(day)}))`.as('students')

async function countBatches(db: Db, day: string): Promise<{ running: number; unmarked: number }> {
  return runningBatches(db, day)
    .select((eb) => [
      eb.fn.countAll<number>().as('running'),
      eb.fn.countAll<number>().filterWhere('h.id', 'is', null).as('unmarked'),
    ])
    .executeTakeFirstOrThrow()
}

export async function listBatchesWithoutMarks(
  db: Db,
  day: string,
  { page, limit }: Page,
): Promise<Omit<UnmarkedBatches, 'date'>> {
  const [rows, { running, unmarked }] = await Promise.all([
    runningBatches(db, day)
      .select([...COLUMNS, countStudents(day)])
      .orderBy(sql`h.id is not null`)
      .orderBy('b.code_key')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countBatches(db, day),
  ])
  const batches = rows.flatMap(({ present, ...batch }) => (present === null ? [batch] : []))
  const marked = rows.flatMap(({ present, ...batch }) => (present === null ? [] : [{ ...batch, present }]))
  return { batches, total: unmarked, running, marked }
}

/** The time of a batch is free text: its first number is the hour. */
const HOUR = sql`substring(b.time from '[0-9]{1,2}')::int`

export async function listBatchesOfDay(
  db: Db,
  day: string,
  { page, limit }: Page,
): Promise<Omit<TodaysBatches, 'date'>> {
  const [batches, { running, unmarked }] = await Promise.all([
    runningBatches(db, day)
      .select([...COLUMNS, 'h.absent', countStudents(day)])
      .orderBy(HOUR)
      .orderBy('b.code_key')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countBatches(db, day),
  ])
  return { batches, total: running, marked: running - unmarked }
}
