import { type Expression, sql } from 'kysely'
import { anyOf } from '#shared/server/any-of.sql.ts'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { andWithin, type Scope, within } from '#shared/server/scope.ts'
import type { Reminder } from '../contract/reminders.contract.ts'

const selectReminders = (db: Db) =>
  db
    .selectFrom('reminder as r')
    .innerJoin('account as a', 'a.id', 'r.sent_by')
    .select(['r.student_id', 'r.day', 'r.at', 'r.channel', 'r.state', 'a.name'])

type Row = { day: string; at: Date; channel: string; state: string; name: string }

const toReminder = ({ day, at, channel, state, name }: Row): Reminder => ({
  date: day,
  at: at.toISOString(),
  channel: channel as Reminder['channel'],
  state: state as Reminder['state'],
  by: name,
})

export async function listRemindersOf(
  db: Db,
  scope: Scope,
  id: string,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await selectReminders(db)
    .where('r.student_id', '=', id)
    .$call(within(scope, 'r.student_id'))
    .orderBy('r.day', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('reminder')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('student_id', '=', id)
    .$call(within(scope, 'student_id'))
    .executeTakeFirstOrThrow()
  return { reminders: rows.map(toReminder), total }
}

/** The keys are the students' ids. */
export async function findLastReminders(db: Db, scope: Scope, ids: string[]): Promise<Map<string, Reminder>> {
  if (ids.length === 0) return new Map()
  const rows = await selectReminders(db)
    .distinctOn('r.student_id')
    .where('r.student_id', '=', anyOf(ids))
    .$call(within(scope, 'r.student_id'))
    .orderBy('r.student_id')
    .orderBy('r.day', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.student_id, toReminder(row)]))
}

export async function findReminder(tx: Tx, studentId: string, day: string): Promise<Reminder | undefined> {
  const row = await selectReminders(tx)
    .where('r.student_id', '=', studentId)
    .where('r.day', '=', day)
    .executeTakeFirst()
  return row && toReminder(row)
}

/** Another clerk waits this long for the answer of the one who has opened WhatsApp. */
const FORGOTTEN_MINUTES = 10

export type NewReminders = { day: string; channel: Reminder['channel']; state: Reminder['state']; by: string; at: Date }

/**
 * Adds one per student of the query, except for those who were reminded that day. Returns how many were added. A chat
 * that was opened and not confirmed is replaced by one that the same person opens, or somebody else after
 * `FORGOTTEN_MINUTES`.
 */
export async function insertReminders(
  tx: Tx,
  students: Expression<{ id: string }>,
  { day, channel, state, by, at }: NewReminders,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into reminder (student_id, day, channel, state, sent_by, at)
    select id, ${day}::date, ${channel}, ${state}, ${by}::uuid, ${at}::timestamptz from (${students}) s
    on conflict (student_id, day) do update
      set channel = excluded.channel, state = excluded.state, sent_by = excluded.sent_by, at = excluded.at
      where reminder.state = 'failed' or (reminder.state = 'opened' and excluded.state = 'opened' and
        (reminder.sent_by = excluded.sent_by
          or reminder.at < excluded.at - make_interval(mins => ${FORGOTTEN_MINUTES}::int)))`.execute(tx)
  return Number(numAffectedRows)
}

export const insertReminder = (tx: Tx, studentId: string, reminder: NewReminders): Promise<number> =>
  insertReminders(tx, sql`select ${studentId}::uuid as id`, reminder)

export const insertRemindersOf = (tx: Tx, studentIds: readonly string[], reminder: NewReminders): Promise<number> =>
  insertReminders(tx, sql`select unnest(${studentIds}::uuid[]) as id`, reminder)

/** Marks the chat that was opened last as sent, or deletes it. Returns its day; undefined if none is open. */
export async function closeChat(tx: Tx, studentId: string, isSent: boolean, at: Date): Promise<string | undefined> {
  const opened = await tx
    .selectFrom('reminder')
    .select('day')
    .where('student_id', '=', studentId)
    .where('state', '=', 'opened')
    .orderBy('day', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!opened) return undefined
  if (isSent)
    await tx
      .updateTable('reminder')
      .set({ state: 'sent', at })
      .where('student_id', '=', studentId)
      .where('day', '=', opened.day)
      .execute()
  else await tx.deleteFrom('reminder').where('student_id', '=', studentId).where('day', '=', opened.day).execute()
  return opened.day
}

/** Leaves emails that are no longer queued. Returns how many were deleted. */
export async function withdrawReminders(tx: Tx, ids: readonly string[], at: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('reminder')
    .where('student_id', '=', anyOf(ids))
    .where('at', '=', at)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function countWaiting(db: Db, scope: Scope, day: string): Promise<number> {
  const { n } = await db
    .selectFrom('reminder')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('state', 'in', ['queued', 'sending'])
    .where('day', '=', day)
    .$call(within(scope, 'student_id'))
    .executeTakeFirstOrThrow()
  return n
}

export async function isEmailWaiting(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('reminder')
    .select('student_id')
    .where('state', 'in', ['queued', 'sending'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type Taken = { studentId: string; day: string }

/** Takes the oldest queued email. Other processes skip it. */
export async function takeQueued(db: Db, at: Date): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update reminder set state = 'sending', at = ${at}
    where (student_id, day) = (
      select student_id, day from reminder where state = 'queued' order by at, student_id limit 1 for update skip locked
    )
    returning student_id as "studentId", day`.execute(db)
  return rows[0]
}

export async function finishEmail(
  db: Db,
  { studentId, day }: Taken,
  state: Reminder['state'],
  at: Date,
): Promise<void> {
  await db
    .updateTable('reminder')
    .set({ state, at })
    .where('student_id', '=', studentId)
    .where('day', '=', day)
    .where('state', '=', 'sending')
    .execute()
}

/** Nothing was sent. */
export async function deleteEmail(db: Db, { studentId, day }: Taken): Promise<void> {
  await db
    .deleteFrom('reminder')
    .where('student_id', '=', studentId)
    .where('day', '=', day)
    .where('state', '=', 'sending')
    .execute()
}

export async function failQueued(db: Db): Promise<void> {
  await db.updateTable('reminder').set({ state: 'failed' }).where('state', '=', 'queued').execute()
}

/** The process that was sending them has ended. */
export async function markUncertain(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('reminder')
    .set({ state: 'uncertain' })
    .where('state', '=', 'sending')
    .where('at', '<', before)
    .execute()
}

export async function eraseRemindersOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('reminder').where('student_id', '=', studentId).execute()
}

export async function countReminded(db: Db, scope: Scope, from: string): Promise<number> {
  const [count] = await selectReminded(db, scope, from)
  return count!.n
}

const selectReminded = compileForScopes(
  (_db, scope, from: string) => sql<{ n: number }>`
    select count(distinct student_id) as n from reminder where day >= ${from} and state <> 'failed' ${andWithin(scope, 'student_id')}`,
)
