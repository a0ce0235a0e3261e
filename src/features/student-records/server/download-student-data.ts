import { sql } from 'kysely'
import { hashEmail } from '#features/identity/server/public.ts'
import { getLetterhead } from '#features/institute/server/public.ts'
import { findConsent } from '#features/privacy/server/public.ts'
import { findPhoto, findStudent, signPhoto } from '#features/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inSnapshot } from '#shared/server/db.ts'
import { forbidden, found } from '#shared/server/errors.ts'
import type { StudentData } from '../contract/student-records.contract.ts'
import { ERASURE } from './erase-deleted.ts'

/** Includes every table with a `student_id`, the photo as a data URL. 403: a student requests another id. 404: unknown or deleted. */
export async function downloadStudentData(ctx: Ctx<Actor>, id: string): Promise<StudentData> {
  const { db, actor, clock } = ctx
  if (actor.role === 'student' && actor.id !== id) throw forbidden()
  return inSnapshot(db, async (snapshot) => {
    const student = found(await findStudent(snapshot, id))
    const { name, address, phone } = await getLetterhead(snapshot)
    return {
      exportedAt: clock.now().toISOString(),
      institute: { name, address, phone },
      student: signPhoto(ctx, id, student),
      photo: await readPhoto(snapshot, id),
      account: await getAccount(snapshot, id),
      consent: await findConsent(snapshot, id),
      sessions: await listSessions(snapshot, id),
      signIns: await listSignIns(snapshot, student.email),
      records: await listRecords(snapshot, id),
      history: await listHistory(snapshot, id),
    }
  })
}

async function readPhoto(db: Db, id: string) {
  const photo = await findPhoto(db, id)
  return photo ? `data:image/jpeg;base64,${photo.content.toString('base64')}` : null
}

async function getAccount(db: Db, id: string) {
  const account = db.selectFrom('account').select(['created_at', 'state']).where('id', '=', id)
  const { created_at, state } = await account.executeTakeFirstOrThrow()
  return { createdAt: created_at.toISOString(), state }
}

async function listSessions(db: Db, id: string) {
  const sessions = db
    .selectFrom('session')
    .select(['created_at', 'seen_at', 'address', 'user_agent as userAgent'])
    .where('account_id', '=', id)
  const rows = await sessions.orderBy('created_at').execute()
  return rows.map(({ created_at, seen_at, ...session }) => ({
    ...{ createdAt: created_at.toISOString(), seenAt: seen_at.toISOString() },
    ...session,
  }))
}

async function listSignIns(db: Db, email: string) {
  const attempts = db
    .selectFrom('sign_in_attempt')
    .select(['at', 'address', 'ok'])
    .where('email_hash', '=', hashEmail('student', email))
  const rows = await attempts.orderBy('id').execute()
  return rows.map(({ at, address, ok }) => ({ at: at.toISOString(), address, successful: ok }))
}

async function listRecords(db: Db, id: string): Promise<StudentData['records']> {
  const records: StudentData['records'] = {}
  for (const table of Object.keys(ERASURE).filter((name) => name !== 'student_photo')) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where student_id = ${id}`.execute(db)
    records[table] = rows.map(({ row }) => row)
  }
  return records
}

async function listHistory(db: Db, id: string): Promise<StudentData['history']> {
  const { rows } = await sql<StudentData['history'][number] & { at: Date }>`
    select e.at, e.action, e.actor_role as role,
      nullif(coalesce(e.before, '{}') || coalesce(p.before, '{}'), '{}') as before,
      nullif(coalesce(e.after, '{}') || coalesce(p.after, '{}'), '{}') as after
    from audit_entry e left join lateral (
      select jsonb_object_agg(field, before) filter (where before is not null) as before,
        jsonb_object_agg(field, after) filter (where after is not null) as after
      from audit_personal where entry_id = e.id
    ) p on true
    where e.id = any(array(
      select id from audit_entry where record_id = any(
        array(select bulk_change_id from bulk_change_student where student_id = ${id}) || ${id}::uuid)
      union select id from audit_entry where actor_id = ${id}
      union select entry_id from audit_personal where subject_id = ${id}
    ))
    order by e.at, e.id`.execute(db)
  return rows.map((row) => ({ ...row, after: onlyOf(id, row.after), at: new Date(row.at).toISOString() }))
}

/** Of a change of many students only what it changed of this one. */
function onlyOf(id: string, after: Record<string, unknown> | null) {
  if (!Array.isArray(after?.records)) return after
  return { ...after, records: (after.records as { student: string }[]).filter(({ student }) => student === id) }
}
