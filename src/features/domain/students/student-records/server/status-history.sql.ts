import { sql } from 'kysely'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { findStudent } from '#features/domain/students/server/students.sql.ts'
import type { StatusHistory } from '../contract/student-records.contract.ts'

const STATUS_ACTIONS = [
  'student.register',
  'student.apply',
  'student.approve',
  'student.active',
  'student.disable',
  'student.delete',
  'student.restore',
]

export async function getStatusHistory({ db, actor }: Ctx, id: string): Promise<StatusHistory> {
  found(await findStudent(db, scopeOf(actor), id))
  return listStatusChanges(db, id)
}

export async function listStatusChanges(db: Db, id: string): Promise<StatusHistory> {
  const rows = await db
    .selectFrom('audit_entry')
    .leftJoin('audit_personal as p', (join) => join.onRef('p.entry_id', '=', 'id').on('p.field', '=', 'reason'))
    .select(['at', 'actor_name as who'])
    .select([
      sql<string>`coalesce(audit_entry.after ->> 'status', case action when 'student.apply' then 'Pending' else 'Active' end)`.as(
        'status',
      ),
      sql<string | null>`p.after #>> '{}'`.as('reason'),
    ])
    .where('record_id', '=', id)
    .where('action', 'in', STATUS_ACTIONS)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { changes: rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })) }
}
