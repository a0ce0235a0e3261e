import { sql } from 'kysely'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { BulkChange, StudentsChange } from '../contract/bulk-changes.contract.ts'
import { UNDO_MINUTES } from '../contract/bulk-limits.ts'
import type { Stored } from './stored-values.ts'

type NewChange = {
  id: string
  change: StudentsChange
  at: Date
  by: string
  students: { id: string; before: Stored }[]
}

export async function insertChange(tx: Tx, { id, change, at, by, students }: NewChange): Promise<void> {
  await tx
    .insertInto('bulk_change')
    .values({ id, change: JSON.stringify(change), students: students.length, changed_at: at, changed_by: by })
    .execute()
  await sql`
    insert into bulk_change_student (bulk_change_id, student_id, before, versions)
    select ${id}, v.id, v.before, s.version || '.' || e.version || '.' || coalesce(p.version, 0)
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as v (id uuid, before jsonb)
    join student s on s.id = v.id
    join enrolment e on e.id = (v.before ->> 'enrolmentId')::uuid
    left join fee_plan p on p.enrolment_id = e.id`.execute(tx)
}

const selectChanges = (db: Db) =>
  db
    .selectFrom('bulk_change as b')
    .innerJoin('account as a', 'a.id', 'b.changed_by')
    .select(['b.id', 'b.students', 'b.changed_at', 'b.undone_at', 'a.name'])
    .select(sql<StudentsChange>`b.change`.as('change'))

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number]

function toChange({ id, change, students, changed_at: at, undone_at, name }: Row, now: Date): BulkChange {
  const until = new Date(at.getTime() + UNDO_MINUTES * 60_000)
  const canUndo = undone_at === null && now < until
  return {
    _id: id,
    change,
    students,
    at: at.toISOString(),
    by: name,
    undoUntil: canUndo ? until.toISOString() : null,
    undone: undone_at !== null,
  }
}

export async function listChanges({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<BulkChange[]> {
  const rows = await selectChanges(db).orderBy('b.changed_at', 'desc').orderBy('b.id', 'desc').limit(20).execute()
  return rows.map((row) => toChange(row, clock.now()))
}

export async function findChange(db: Db, id: string, now: Date): Promise<BulkChange | undefined> {
  const row = await selectChanges(db).where('b.id', '=', id).executeTakeFirst()
  return row && toChange(row, now)
}

export type ChangedStudent = { studentId: string; before: Stored; versions: string }

export const listChangedStudents = (tx: Tx, id: string): Promise<ChangedStudent[]> =>
  tx
    .selectFrom('bulk_change_student')
    .select(['student_id as studentId', 'versions', sql<Stored>`before`.as('before')])
    .where('bulk_change_id', '=', id)
    .orderBy('student_id')
    .execute()

export async function markUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('bulk_change').set({ undone_at: at }).where('id', '=', id).execute()
}
