import { type Expression, sql } from 'kysely'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'

/** The student of `account as a` signs in with an email, and has no password yet. */
export const NEEDS_LINK = sql<boolean>`a.state = 'active' and a.password_hash = '' and a.email <> ''`

type NewLinks = { state: 'queued' | 'sent'; origin: string; by: string; at: Date }

/** Skips students who have got a link, unless it failed. Returns how many emails were queued. */
export async function queueAccessLinks(tx: Tx, students: Expression<{ id: string }>, links: Omit<NewLinks, 'state'>) {
  return insertLinks(tx, students, { ...links, state: 'queued' }, sql`where access_link.state = 'failed'`)
}

/** Replaces an earlier link. */
export async function recordAccessLink(tx: Tx, studentId: string, links: Pick<NewLinks, 'by' | 'at'>): Promise<void> {
  const student = tx.selectNoFrom(sql<string>`${studentId}::uuid`.as('id'))
  await insertLinks(tx, student, { ...links, state: 'sent', origin: '' }, sql``)
}

async function insertLinks(
  tx: Tx,
  students: Expression<{ id: string }>,
  { state, origin, by, at }: NewLinks,
  replaced: Expression<unknown>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into access_link (student_id, state, origin, made_by, at)
    select id, ${state}, ${origin}, ${by}::uuid, ${at}::timestamptz from (${students}) s
    on conflict (student_id) do update
      set state = excluded.state, origin = excluded.origin, made_by = excluded.made_by, at = excluded.at ${replaced}`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** Returns null for a student who is not active or has a password. */
export async function findAccess(db: Db, scope: Scope, studentId: string): Promise<StudentOverview['access']> {
  const row = await db
    .selectFrom('student as s')
    .innerJoin('account as a', 'a.id', 's.id')
    .leftJoin('access_link as l', (join) => join.onRef('l.student_id', '=', 's.id').on('l.state', '<>', 'failed'))
    .leftJoin('account as b', 'b.id', 'l.made_by')
    .select(['l.at', 'b.name as by'])
    .where('s.id', '=', studentId)
    .where('s.status', '=', 'Active')
    .where('a.password_hash', '=', '')
    .$call(within(scope, 's.id'))
    .executeTakeFirst()
  return row === undefined ? null : { at: row.at?.toISOString() ?? null, by: row.by }
}

export async function isAccessLinkWaiting(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('access_link')
    .select('student_id')
    .where('state', 'in', ['queued', 'sending'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type TakenLink = { studentId: string; origin: string }

/** Takes the oldest queued email. Other processes skip it. */
export async function takeQueuedLink(db: Db, at: Date): Promise<TakenLink | undefined> {
  const { rows } = await sql<TakenLink>`
    update access_link set state = 'sending', at = ${at}
    where student_id = (
      select student_id from access_link where state = 'queued' order by at, student_id limit 1 for update skip locked
    )
    returning student_id as "studentId", origin`.execute(db)
  return rows[0]
}

/** Returns undefined if the student has a password by now, or was deactivated or deleted. */
export const findLinkOwner = (db: Db, studentId: string) =>
  db
    .selectFrom('account as a')
    .select(['a.id', 'a.name', 'a.email'])
    .where('a.id', '=', studentId)
    .where(NEEDS_LINK)
    .executeTakeFirst()

export async function finishLink(db: Db, studentId: string, state: 'sent' | 'failed' | 'uncertain', at: Date) {
  await db
    .updateTable('access_link')
    .set({ state, at })
    .where('student_id', '=', studentId)
    .where('state', '=', 'sending')
    .execute()
}

export async function failQueuedLinks(db: Db): Promise<void> {
  await db.updateTable('access_link').set({ state: 'failed' }).where('state', '=', 'queued').execute()
}

/** The process that was sending them has ended. */
export async function markLinksUncertain(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('access_link')
    .set({ state: 'uncertain' })
    .where('state', '=', 'sending')
    .where('at', '<', before)
    .execute()
}

export async function deleteAccessLinks(db: Db, studentIds: readonly string[]): Promise<void> {
  await db.deleteFrom('access_link').where('student_id', '=', anyOf(studentIds)).execute()
}
