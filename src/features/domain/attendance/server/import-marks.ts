import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { isMember } from '#features/domain/courses/batches/server/public.ts'
import { anyOf } from '#shared/server/any-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'

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
type Origin = { importId: string; actorId: string; at: Date }

/** Marks or sheets per statement. */
const CHUNK = 500

/**
 * Adds the marks of an import to their sheets, without audit entries, because the import has one. Locks batches, sheets
 * and students in the order of a save. `marks` are in the order of student and day, so that the import and a save that
 * write the months of the same students do not wait for each other. Returns the number of marks without those that
 * cannot be written.
 */
export async function importMarks(
  tx: Tx,
  marks: readonly ImportedMark[],
  origin: Origin,
  report: (done: number) => Promise<void>,
): Promise<number> {
  const batches = [...new Set(marks.map(({ batch }) => batch))]
  await tx.selectFrom('batch').select('id').where('id', '=', anyOf(batches)).orderBy('id').forKeyShare().execute()
  await lockSheets(tx, marks, origin)
  for (const ids of toChunks([...new Set(marks.map(({ student }) => student))], CHUNK))
    await tx.selectFrom('student').select('id').where('id', '=', anyOf(ids)).orderBy('id').forShare().execute()
  let added = 0
  for (const chunk of toChunks(marks, CHUNK)) {
    added += await insertMarks(tx, chunk, origin)
    await report(added)
  }
  return added
}

async function insertMarks(tx: Tx, marks: readonly ImportedMark[], { importId, actorId, at }: Origin): Promise<number> {
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

/** Locks the sheets of the marks. Those that are missing are created with version 0, which the marks raise. */
async function lockSheets(tx: Tx, marks: readonly ImportedMark[], { actorId, at }: Origin): Promise<void> {
  const days = new Map(marks.map(({ batch, day }) => [`${batch} ${day}`, { batch, day }]))
  const sheets = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sheet]) => ({ id: uuid(), ...sheet }))
  for (const chunk of toChunks(sheets, CHUNK)) {
    const given = sql`jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as g (id uuid, batch uuid, day date)`
    await sql`
      insert into attendance_sheet (id, batch_id, day, present, absent, saved_at, saved_by, version)
      select id, batch, day, 0, 0, ${at}, ${actorId}, 0 from ${given} order by batch, day
      on conflict (batch_id, day) do nothing`.execute(tx)
    await sql`
      select from attendance_sheet h join ${given} on (h.batch_id, h.day) = (g.batch, g.day)
      order by h.batch_id, h.day for update of h`.execute(tx)
  }
}

/** Removes the marks of an import with the sheets that become empty. Returns the number of unchanged ones. */
export async function removeImportedMarks(tx: Tx, importId: string): Promise<number> {
  const own = tx.selectFrom('attendance_mark').where('import_id', '=', importId)
  await tx
    .selectFrom('attendance_sheet')
    .select('id')
    .where('id', 'in', own.select('sheet_id'))
    .orderBy('batch_id')
    .orderBy('day')
    .forUpdate()
    .execute()
  const marks = await own.select(['student_id', 'day']).orderBy('student_id').orderBy('day').execute()
  for (const chunk of toChunks(marks, CHUNK)) {
    const [students, days] = [chunk.map((mark) => mark.student_id), chunk.map(({ day }) => day)]
    await sql`select remove_imported_marks(${importId}, ${students}::uuid[], ${days}::date[])`.execute(tx)
  }
  return marks.length
}
