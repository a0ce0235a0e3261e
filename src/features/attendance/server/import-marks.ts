import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { anyOf } from '#shared/server/any-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { attendsOn } from './roster.sql.ts'

export type MarkProblem = 'marked' | 'elsewhere' | 'notThatDay'

/** Why a student cannot be marked in a batch on a day, by the rules of a sheet. Null if nothing prevents it. */
export function findMarkProblem(
  student: RawBuilder<unknown>,
  batch: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<MarkProblem | null> {
  const marks = sql`from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
    where k.student_id = ${student} and k.day = ${day}`
  const courses = sql`from enrolment e join student s on s.id = e.student_id where s.id = ${student} and ${attendsOn(day)}`
  return sql`case
    when exists (select ${marks} and h.batch_id = ${batch}) then 'marked'
    when exists (select ${marks} and not exists (select ${courses} and e.batch_id = h.batch_id)) then 'elsewhere'
    when not exists (select ${courses} and e.batch_id = ${batch} and s.status = 'Active') then 'notThatDay' end`
}

export type ImportedMark = { student: string; batch: string; day: string; present: boolean }
type Origin = { importId: string; actorId: string; at: Date }

/**
 * Adds the marks of an import to their sheets, without audit entries: the import has one. Locks batches, sheets and students in the
 * order of a save. All marks are written by one statement in the order of student ids, so that it and a save that write the
 * months of the same students do not wait for each other. Returns the number of marks: those that cannot be written are left out.
 */
export async function importMarks(tx: Tx, marks: readonly ImportedMark[], origin: Origin): Promise<number> {
  const batches = [...new Set(marks.map(({ batch }) => batch))]
  await tx.selectFrom('batch').select('id').where('id', '=', anyOf(batches)).orderBy('id').forKeyShare().execute()
  await lockSheets(tx, marks, origin)
  const students = [...new Set(marks.map(({ student }) => student))]
  await tx.selectFrom('student').select('id').where('id', '=', anyOf(students)).orderBy('id').forShare().execute()
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into attendance_mark (student_id, day, sheet_id, present, import_id)
      select g.student, g.day, h.id, g.present, ${origin.importId}
      from ${unnest(marks)} join attendance_sheet h on (h.batch_id, h.day) = (g.batch, g.day)
      where ${findMarkProblem(sql`g.student`, sql`g.batch`, sql`g.day`)} is null
      order by g.student, g.day
      returning sheet_id, present
    ), counted as (
      select sheet_id, count(*) filter (where present) as present, count(*) filter (where not present) as absent
      from added group by sheet_id
    ), recounted as (
      update attendance_sheet h set present = h.present + c.present, absent = h.absent + c.absent, version = h.version + 1,
        saved_at = ${origin.at}, saved_by = ${origin.actorId}
      from counted c where h.id = c.sheet_id
    )
    select count(*)::int as added from added`.execute(tx)
  return rows[0]?.added ?? 0
}

const unnest = (marks: readonly ImportedMark[]) => sql`unnest(${marks.map(({ student }) => student)}::uuid[],
  ${marks.map(({ batch }) => batch)}::uuid[], ${marks.map(({ day }) => day)}::date[],
  ${marks.map(({ present }) => present)}::boolean[]) as g (student, batch, day, present)`

/** Locks the sheets of the marks. Those that are missing are created with version 0, which the marks raise to 1. */
async function lockSheets(tx: Tx, marks: readonly ImportedMark[], { actorId, at }: Origin): Promise<void> {
  const days = new Map(marks.map(({ batch, day }) => [`${batch} ${day}`, { batch, day }]))
  const sheets = [...days.values()].map((sheet) => ({ id: uuid(), ...sheet }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as g (id uuid, batch uuid, day date)`
  await sql`
    insert into attendance_sheet (id, batch_id, day, present, absent, saved_at, saved_by, version)
    select id, batch, day, 0, 0, ${at}, ${actorId}, 0 from ${given} order by batch, day
    on conflict (batch_id, day) do nothing`.execute(tx)
  await sql`
    select from attendance_sheet h where (h.batch_id, h.day) in (select batch, day from ${given})
    order by h.batch_id, h.day for update`.execute(tx)
}

/** Removes the marks of an import with the sheets that become empty. Returns the number of those that nobody has changed. */
export async function removeImportedMarks(tx: Tx, importId: string): Promise<number> {
  const { untouched } = await tx
    .selectFrom('attendance_mark')
    .select((eb) => eb.fn.countAll<number>().as('untouched'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  await sql`select remove_imported_marks(${importId})`.execute(tx)
  return untouched
}
