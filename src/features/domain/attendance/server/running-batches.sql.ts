import { sql } from 'kysely'
import { isMemberOn, meetsOn, membersOn } from '#features/domain/courses/batches/server/public.ts'
import { isNoHoliday } from '#features/domain/timetable/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, isEverybody, type Scope } from '#shared/server/scope.ts'
import type { TodaysBatches, UnmarkedBatches } from '../contract/attendance.contract.ts'
import { countMarks } from './attendance.sql.ts'

type Page = { page: number; limit: number }

/** Returns the `from` clause of active students who belong to `batch as b` on that day, which are counted for a scope. */
const studentsOn = (scope: Scope, day: string) => sql`
  from batch_member m join student s on s.id = m.student_id
  where m.batch_id = b.id and s.status = 'Active' and ${isMemberOn(day)} ${andWithin(scope, 's.id')}`

/** Selects batches with students that have marks of that day or should get them. `h` is the sheet, if there is one. */
const runningBatches = (db: Db, scope: Scope, day: string) =>
  db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .leftJoin('attendance_sheet as h', (join) => join.onRef('h.batch_id', '=', 'b.id').on('h.day', '=', day))
    .where('b.deleted_at', 'is', null)
    .where('b.start_on', '<=', day)
    .where((eb) => eb.or([eb('b.end_on', 'is', null), eb('b.end_on', '>=', day)]))
    .$if(isEverybody(scope), (batches) =>
      batches.innerJoin(membersOn(day).as('k'), 'k.batch_id', 'b.id').where('k.n', '>', 0),
    )
    .$if(!isEverybody(scope), (batches) => batches.where(sql<boolean>`exists (select ${studentsOn(scope, day)})`))
    .where((eb) => eb.or([eb('h.id', 'is not', null), eb.and([isNoHoliday(sql`${day}::date`), meetsOn(day)])]))

const COLUMNS = ['b.code as bCode', 'c.name as courseName', 'b.time as bTime'] as const

/** Counts the students marked in the sheet or, without a sheet, those to mark. */
const countStudents = (scope: Scope, day: string) =>
  sql<number>`coalesce(${countMarks(scope, 'present')} + ${countMarks(scope, 'absent')},
    ${isEverybody(scope) ? sql`k.n` : sql`(select count(distinct s.id) ${studentsOn(scope, day)})`})`.as('students')

/** Counts all pages. The counts are read with the rows, because finding out whether a batch runs takes longest. */
const COUNTS = [
  sql<number>`count(*) over ()`.as('running'),
  sql<number>`count(*) filter (where h.id is null) over ()`.as('unmarked'),
] as const

type Counts = { running: number; unmarked: number }

/** A page without rows has no counts, so they are read again. */
async function splitCounts<Row extends Counts>(db: Db, scope: Scope, day: string, found: Row[]) {
  const [first = NONE] =
    found.length > 0 ? found : await runningBatches(db, scope, day).select(COUNTS).limit(1).execute()
  const { running, unmarked } = first
  return { rows: found.map(({ running: _running, unmarked: _unmarked, ...row }) => row), running, unmarked }
}
const NONE: Counts = { running: 0, unmarked: 0 }

export async function listBatchesWithoutMarks(
  db: Db,
  scope: Scope,
  day: string,
  { page, limit }: Page,
): Promise<Omit<UnmarkedBatches, 'date'>> {
  const found = await runningBatches(db, scope, day)
    .select([...COLUMNS, ...COUNTS, countStudents(scope, day)])
    .select(countMarks<number | null>(scope, 'present').as('present'))
    .orderBy(sql`h.id is not null`)
    .orderBy('b.code_key')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { rows, running, unmarked } = await splitCounts(db, scope, day, found)
  const batches = rows.flatMap(({ present, ...batch }) => (present === null ? [batch] : []))
  const marked = rows.flatMap(({ present, ...batch }) => (present === null ? [] : [{ ...batch, present }]))
  return { batches, total: unmarked, running, marked }
}

/** The time of a batch is free text. Its first number is the hour. */
const HOUR = sql`substring(b.time from '[0-9]{1,2}')::int`

export async function listBatchesOfDay(
  db: Db,
  scope: Scope,
  day: string,
  { page, limit }: Page,
): Promise<Omit<TodaysBatches, 'date'>> {
  const found = await runningBatches(db, scope, day)
    .select([...COLUMNS, ...COUNTS, countStudents(scope, day)])
    .select(countMarks<number | null>(scope, 'present').as('present'))
    .select(countMarks<number | null>(scope, 'absent').as('absent'))
    .orderBy(HOUR)
    .orderBy('b.code_key')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { rows: batches, running, unmarked } = await splitCounts(db, scope, day, found)
  return { batches, total: running, marked: running - unmarked }
}
