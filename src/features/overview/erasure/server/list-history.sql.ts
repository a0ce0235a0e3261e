import { sql } from 'kysely'
import { STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Db } from '#shared/server/db.ts'
import type { StudentData } from '../contract/student-data.contract.ts'

type Values = Record<string, unknown> | null
type StoredEntry = { at: Date; action: string; actorId: string | null; role: string; before: Values; after: Values }

/** Lists the oldest first. Students read the changes of others only in fields of their record. */
export async function listHistory(db: Db, reader: Actor, id: string): Promise<StudentData['history']> {
  const { rows } = await sql<StoredEntry>`
    select e.at, e.action, e.actor_id as "actorId", e.actor_role as role,
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
  return rows.map(({ at, action, role, actorId, before, after }) => {
    const isEveryField = reader.role !== 'student' || actorId === reader.id
    const shown = (values: Values) => (isEveryField ? values : onlyOwnFields(values))
    return { at: at.toISOString(), action, role, before: shown(onlyOf(id, before)), after: shown(onlyOf(id, after)) }
  })
}

/** Keeps only this student's part of a change of many students. */
function onlyOf(id: string, values: Values): Values {
  if (!Array.isArray(values?.records)) return values
  return { ...values, records: (values.records as { student: string }[]).filter(({ student }) => student === id) }
}

function onlyOwnFields(values: Values): Values {
  const own = Object.entries(values ?? {}).filter(([field]) => field in STUDENT_FIELDS || field === 'guardian')
  return own.length > 0 ? Object.fromEntries(own) : null
}
