import { sql } from 'kysely'
import { getStudent } from '#features/students/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { notFound } from '#shared/server/errors.ts'
import type { StatusHistory } from '../contract/student-records.contract.ts'

/** The actions of the trail that set a status. */
const CHANGES = ['student.register', 'student.apply', 'student.approve', 'student.active', 'student.disable']

/** Read from the trail, which nobody can change. */
export async function statusHistory({ db }: Ctx, id: string): Promise<StatusHistory> {
  if (!(await getStudent(db, id))) throw notFound()
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'actor_name as who'])
    .select([
      sql<string>`coalesce(after ->> 'status', case action when 'student.apply' then 'Pending' else 'Active' end)`.as(
        'status',
      ),
      sql<string | null>`after ->> 'reason'`.as('reason'),
    ])
    .where('record_id', '=', id)
    .where('action', 'in', CHANGES)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { changes: rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) }
}
