import { type RawBuilder, sql } from 'kysely'
import { isMember } from '#features/domain/courses/batches/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Tx } from '#shared/server/db.ts'

export type MarkProblem = 'marked' | 'elsewhere' | 'notThatDay'

/** Returns why a student cannot be marked in a batch on a day, by the rules of a sheet. Null if nothing prevents it. */
export function findMarkProblem(
  student: RawBuilder<unknown>,
  batch: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<MarkProblem | null> {
  const marks = sql`from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
    where k.student_id = ${student} and k.day = ${day}`
  return sql`case
    when exists (select ${marks} and h.batch_id = ${batch}) then 'marked'
    when exists (select ${marks} and not (${isMember(student, sql`h.batch_id`, day)} and ${isMember(student, batch, day)})) then 'elsewhere'
    when not exists (select from student s where s.id = ${student} and s.status = 'Active')
      or not ${isMember(student, batch, day)} then 'notThatDay' end`
}

export type ImportedMark = { student: string; batch: string; day: string; present: boolean }

export type Origin = { importId: string; actorId: string; at: Date }

export async function insertMarks(
  tx: Tx,
  marks: readonly ImportedMark[],
  { importId, actorId, at }: Origin,
): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into attendance_mark (student_id, day, sheet_id, present, import_id)
      select g.student, g.day, h.id, g.present, ${importId}
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as g (student uuid, batch uuid, day date, present boolean)
      join attendance_sheet h on (h.batch_id, h.day) = (g.batch, g.day)
      where ${findMarkProblem(sql`g.student`, sql`g.batch`, sql`g.day`)} is null
      returning sheet_id, present
    ), counted as (
      select sheet_id, count(*) filter (where present) as present, count(*) filter (where not present) as absent
      from added group by sheet_id
    ), recounted as (
      update attendance_sheet h set present = h.present + c.present, absent = h.absent + c.absent, version = h.version + 1,
        saved_at = ${at}, saved_by = ${actorId}
      from counted c where h.id = c.sheet_id
    )
    select count(*)::int as added from added`.execute(tx)
  return rows[0]?.added ?? 0
}

export async function lockBatches(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('batch').select('id').where('id', '=', anyOf(ids)).orderBy('id').forKeyShare().execute()
}

export async function lockStudents(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('student').select('id').where('id', '=', anyOf(ids)).orderBy('id').forShare().execute()
}

export type Sheet = { id: string; batch: string; day: string }

/** Missing sheets are created with version 0, which the marks raise. */
export async function lockSheets(tx: Tx, sheets: readonly Sheet[], { actorId, at }: Origin): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as g (id uuid, batch uuid, day date)`
  await sql`
    insert into attendance_sheet (id, batch_id, day, present, absent, saved_at, saved_by, version)
    select id, batch, day, 0, 0, ${at}, ${actorId}, 0 from ${given} order by batch, day
    on conflict (batch_id, day) do nothing`.execute(tx)
  await sql`
    select from attendance_sheet h join ${given} on (h.batch_id, h.day) = (g.batch, g.day)
    order by h.batch_id, h.day for update of h`.execute(tx)
}

type OwnMark = { student_id: string; day: string }

/** Locks the sheets that contain marks of the import. */
export async function lockImportedMarks(tx: Tx, importId: string): Promise<OwnMark[]> {
  const own = tx.selectFrom('attendance_mark').where('import_id', '=', importId)
  await tx
    .selectFrom('attendance_sheet')
    .select('id')
    .where('id', 'in', own.select('sheet_id'))
    .orderBy('batch_id')
    .orderBy('day')
    .forUpdate()
    .execute()
  return own.select(['student_id', 'day']).orderBy('student_id').orderBy('day').execute()
}

export async function removeMarks(tx: Tx, importId: string, marks: readonly OwnMark[]): Promise<void> {
  const [students, days] = [marks.map((mark) => mark.student_id), marks.map(({ day }) => day)]
  await sql`select remove_imported_marks(${importId}, ${students}::uuid[], ${days}::date[])`.execute(tx)
}
