import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { andWithin, isEverybody, type Scope, within } from '#shared/server/scope.ts'
import type {
  AttendanceList,
  ListAttendance,
  ListStudentAttendance,
  StudentAttendance,
} from '../contract/attendance.contract.ts'

const selectMarks = (db: Db) =>
  db
    .selectFrom('attendance_mark as k')
    .innerJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
    .innerJoin('batch as b', 'b.id', 'h.batch_id')
    .innerJoin('student as s', 's.id', 'k.student_id')

/** A deleted student's marks stay, with the name until it is erased. */
export const STUDENT_NAME = sql<string>`case when s.status = 'Deleted' and s.search_key = '' then '–'
  else s.fname || ' ' || s.lname end`

/** A mark has no id column: the id consists of its key. */
const COLUMNS = [
  sql<string>`k.student_id || ':' || k.day || ':' || k.sheet_id`.as('_id'),
  'k.student_id as student',
  STUDENT_NAME.as('studentName'),
  'b.code as batchCode',
  'k.day as date',
  'k.present as attendence',
  sql<number>`extract(month from k.day)::int`.as('month'),
  sql<number>`extract(year from k.day)::int`.as('year'),
] as const

const LIST_COLUMNS = [...COLUMNS, 's.father'] as const

/** Counts the marks of `attendance_sheet as h`, null without a sheet. Everybody's are stored with it. */
export const countMarks = <Count extends number | null = number>(scope: Scope, name: 'present' | 'absent') =>
  isEverybody(scope)
    ? sql.ref<Count>(`h.${name}`)
    : sql<Count>`case when h.id is not null then (select count(*) from attendance_mark k where k.sheet_id = h.id
        and k.present = ${sql.lit(name === 'present')} ${andWithin(scope, 'k.student_id')}) end`

export async function listMarksOfDay(db: Db, scope: Scope, batchId: string, day: string): Promise<AttendanceList> {
  const [attendance, sheet, lastDate] = await readTogether(db, (db) => [
    selectMarks(db)
      .select(LIST_COLUMNS)
      .where('h.batch_id', '=', batchId)
      .where('h.day', '=', day)
      .$call(within(scope, 's.id'))
      .orderBy('s.search_key')
      .orderBy('k.student_id')
      .execute(),
    db
      .selectFrom('attendance_sheet as h')
      .select([countMarks(scope, 'present').as('present'), countMarks(scope, 'absent').as('absent'), 'version'])
      .where('batch_id', '=', batchId)
      .where('day', '=', day)
      .executeTakeFirst(),
    getLastMarkedDay(db, batchId, day),
  ])
  const { present = 0, absent = 0, version = null } = sheet ?? {}
  return { attendance, present, absent, total: present + absent, version, lastDate }
}

async function getLastMarkedDay(db: Db, batchId: string, upTo: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('attendance_sheet')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('batch_id', '=', batchId)
    .where('day', '<=', upTo)
    .executeTakeFirstOrThrow()
  return day
}

/** Totals are summed over sheets, of which there are far fewer than marks. */
export async function listMarks(
  db: Db,
  scope: Scope,
  { page, limit, month, year, date }: ListAttendance,
  batchId: string | undefined,
): Promise<AttendanceList> {
  const condition = sql<boolean>`(${inPeriod('h.day', { month, year })}
    and ${date === undefined ? sql`true` : sql`h.day = ${date}`}
    and ${batchId === undefined ? sql`true` : sql`h.batch_id = ${batchId}`})`
  const { present, absent } = await db
    .selectFrom('attendance_sheet as h')
    .select([
      sql<number>`coalesce(sum(${countMarks(scope, 'present')}), 0)`.as('present'),
      sql<number>`coalesce(sum(${countMarks(scope, 'absent')}), 0)`.as('absent'),
    ])
    .where(condition)
    .executeTakeFirstOrThrow()
  const total = present + absent
  const offset = (page - 1) * limit
  const attendance = offset >= total ? [] : await listMarksPage(db, scope, condition, { offset, limit })
  return { attendance, present, absent, total, version: null, lastDate: null }
}

/** Beyond this offset, skipping whole sheets is faster than skipping marks. */
const MAX_SCANNED_OFFSET = 2000

async function listMarksPage(
  db: Db,
  scope: Scope,
  condition: RawBuilder<boolean>,
  { offset, limit }: { offset: number; limit: number },
) {
  const { sheets, before } =
    offset < MAX_SCANNED_OFFSET || !isEverybody(scope)
      ? { sheets: condition, before: 0 }
      : await findSheetsAtOffset(db, condition, offset, limit)
  return selectMarks(db)
    .select(LIST_COLUMNS)
    .where(sheets)
    .$call(within(scope, 's.id'))
    .orderBy('h.day', 'desc')
    .orderBy('h.id')
    .orderBy('s.search_key')
    .orderBy('k.student_id')
    .limit(limit)
    .offset(offset - before)
    .execute()
}

/** Returns the sheets that contain the marks of a page, and how many marks precede them. */
async function findSheetsAtOffset(db: Db, condition: RawBuilder<boolean>, offset: number, limit: number) {
  const { rows } = await sql<{ id: string; before: number }>`
    select id, before from (
      select h.id, h.present + h.absent as marks,
        sum(h.present + h.absent) over (order by h.day desc, h.id) - (h.present + h.absent) as before
      from attendance_sheet h where ${condition}
    ) as numbered
    where before < ${offset + limit} and before + marks > ${offset} order by before`.execute(db)
  return { sheets: sql<boolean>`h.id = any(${rows.map(({ id }) => id)}::uuid[])`, before: rows[0]?.before ?? offset }
}

export async function listMarksOfStudent(
  db: Db,
  scope: Scope,
  studentId: string,
  { page, limit, ...period }: ListStudentAttendance,
): Promise<StudentAttendance> {
  const [attendance, sums] = await readTogether(db, (db) => {
    const matching = selectMarks(db)
      .where('k.student_id', '=', studentId)
      .$call(within(scope, 'k.student_id'))
      .where(inPeriod('k.day', period))
    return [
      matching
        .select(COLUMNS)
        .orderBy('k.day', 'desc')
        .orderBy('b.code_key')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      matching
        .select([
          sql<number>`count(*) filter (where k.present)`.as('present'),
          sql<number>`count(*) filter (where not k.present)`.as('absent'),
        ])
        .executeTakeFirstOrThrow(),
    ]
  })
  const { present, absent } = sums
  return { attendance, present, absent, total: present + absent }
}

/** Returns false if the sheet exists. Waits for a concurrent insert of the same sheet. */
export async function insertSheet(
  tx: Tx,
  sheet: { id: string; batchId: string; day: string; at: Date; by: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('attendance_sheet')
    .values({
      id: sheet.id,
      batch_id: sheet.batchId,
      day: sheet.day,
      present: 0,
      absent: 0,
      saved_at: sheet.at,
      saved_by: sheet.by,
    })
    .onConflict((conflict) => conflict.columns(['batch_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function lockSheet(
  tx: Tx,
  batchId: string,
  day: string,
): Promise<{ id: string; version: number } | undefined> {
  return tx
    .selectFrom('attendance_sheet')
    .select(['id', 'version'])
    .where('batch_id', '=', batchId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

export type StudentMark = { student: string; present: boolean }

/** Inserts or updates marks in the order of student ids. A changed mark no longer belongs to an import. */
export async function writeMarks(tx: Tx, sheetId: string, day: string, marks: StudentMark[]): Promise<void> {
  await tx
    .insertInto('attendance_mark')
    .columns(['student_id', 'day', 'sheet_id', 'present'])
    .expression(
      sql`select student, ${day}::date, ${sheetId}::uuid, present
        from unnest(${marks.map(({ student }) => student)}::uuid[], ${marks.map(({ present }) => present)}::boolean[])
          as given (student, present) order by student`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'day', 'sheet_id'])
        .doUpdateSet((eb) => ({ present: eb.ref('excluded.present'), import_id: null })),
    )
    .execute()
}

/** Increments the version, which starts at 1. */
export async function recountSheet(
  tx: Tx,
  sheetId: string,
  { isNew, at, by }: { isNew: boolean; at: Date; by: string },
): Promise<{ version: number; present: number; absent: number }> {
  return tx
    .updateTable('attendance_sheet as h')
    .from(
      tx
        .selectFrom('attendance_mark')
        .select([
          sql<number>`count(*) filter (where present)`.as('present'),
          sql<number>`count(*) filter (where not present)`.as('absent'),
        ])
        .where('sheet_id', '=', sheetId)
        .as('counted'),
    )
    .set((eb) => ({
      present: eb.ref('counted.present'),
      absent: eb.ref('counted.absent'),
      saved_at: at,
      saved_by: by,
      ...(!isNew && { version: eb('h.version', '+', 1) }),
    }))
    .where('h.id', '=', sheetId)
    .returning(['h.version', 'h.present', 'h.absent'])
    .executeTakeFirstOrThrow()
}

export async function getPresenceByStudent(tx: Tx, sheetId: string): Promise<Map<string, boolean>> {
  const rows = await tx
    .selectFrom('attendance_mark')
    .select(['student_id', 'present'])
    .where('sheet_id', '=', sheetId)
    .execute()
  return new Map(rows.map(({ student_id, present }) => [student_id, present]))
}

/** Lists the days on which the student is marked in the batch. */
export async function listMarkedDays(tx: Tx, studentId: string, batchId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('attendance_mark as k')
    .innerJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
    .select('k.day')
    .where('k.student_id', '=', studentId)
    .where('h.batch_id', '=', batchId)
    .execute()
  return rows.map(({ day }) => day)
}
