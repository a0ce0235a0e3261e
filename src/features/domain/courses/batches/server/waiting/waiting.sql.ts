import { sql } from 'kysely'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { BatchSeats, WaitingEntry } from '../../contract/waiting.contract.ts'

/** Counts active students with a course in `batch as b` that has not been ended before that day. */
export const strengthOn = (day: string) => sql<number>`(
  select count(distinct e.student_id)::int from enrolment e join student s on s.id = e.student_id
  where e.batch_id = b.id and s.status = 'Active' and (e.ended_at is null or e.end_on >= ${day}::date))`

/** Lists the batches in which a student has a seat while active, in the order in which they are locked. */
export async function listBatchesOfStudent(tx: Tx, studentId: string, today: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('enrolment as e')
    .innerJoin('batch as b', 'b.id', 'e.batch_id')
    .select('b.id')
    .distinct()
    .where('e.student_id', '=', studentId)
    .where((eb) => eb.or([eb('e.ended_at', 'is', null), eb('e.end_on', '>=', today)]))
    .where((eb) => eb.or([eb('b.end_on', 'is', null), eb('b.end_on', '>=', today)]))
    .orderBy('b.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Joins enquiries that are not closed, and students who are active, dropped or await approval. */
const PERSON = sql`left join enquiry q on q.id = w.enquiry_id and q.status <> 'Closed'
  left join student s on s.id = w.student_id and s.status <> 'Deleted'`
const WAITS = sql<boolean>`w.removed_at is null and (q.id is not null or s.id is not null)`

/** Counts the people who wait for `batch as b`. */
export const waitingCount = sql<number>`(
  select count(*)::int from batch_waiting w ${PERSON} where w.batch_id = b.id and ${WAITS})`

export async function findSeats(
  db: Db,
  by: { id: string } | { codeKey: string },
  today: string,
): Promise<BatchSeats | undefined> {
  return db
    .selectFrom('batch as b')
    .select(['b.id as _id', 'b.code as bCode', 'b.seats', strengthOn(today).as('strength'), waitingCount.as('waiting')])
    .where('b.deleted_at', 'is', null)
    .$if('id' in by, (query) => query.where('b.id', '=', (by as { id: string }).id))
    .$if('codeKey' in by, (query) => query.where('b.code_key', '=', (by as { codeKey: string }).codeKey))
    .executeTakeFirst()
}

type Row = Omit<WaitingEntry, 'since'> & { at: Date }

const selectEntries = (db: Db, where: ReturnType<typeof sql>) =>
  sql<Row>`
    select w.id as _id, w.enquiry_id as enquiry, w.student_id as student,
      coalesce(q.name, s.fname || ' ' || s.lname) as name, coalesce(q.contact, s.contact) as contact,
      coalesce(s.status = 'Pending', false) as "isPending", w.at
    from batch_waiting w ${PERSON} where ${WAITS} and ${where} order by w.at, w.id`
    .execute(db)
    .then(({ rows }) => rows)

export const listWaiting = (db: Db, batchId: string): Promise<Row[]> => selectEntries(db, sql`w.batch_id = ${batchId}`)

export async function findWaiting(db: Db, id: string): Promise<Row | undefined> {
  return (await selectEntries(db, sql`w.id = ${id}`))[0]
}

export type Person = { enquiryId: string | null; studentId: string | null }

/** Returns false if nobody with that id can wait. Keeps the person from being deleted meanwhile. */
export async function lockPerson(tx: Tx, scope: Scope, { enquiryId, studentId }: Person): Promise<boolean> {
  const row =
    enquiryId === null
      ? await tx
          .selectFrom('student')
          .select('id')
          .where('id', '=', studentId)
          .where('status', '<>', 'Deleted')
          .$call(within(scope, 'id'))
          .forKeyShare()
          .executeTakeFirst()
      : await tx
          .selectFrom('enquiry')
          .select('id')
          .where('id', '=', enquiryId)
          .where('status', '<>', 'Closed')
          .forKeyShare()
          .executeTakeFirst()
  return row !== undefined
}

/** Returns false if the person waits for the batch already. */
export async function insertWaiting(
  tx: Tx,
  { id, batchId, enquiryId, studentId, at }: Person & { id: string; batchId: string; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('batch_waiting')
    .values({ id, batch_id: batchId, enquiry_id: enquiryId, student_id: studentId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function lockWaiting(tx: Tx, id: string) {
  return tx
    .selectFrom('batch_waiting as w')
    .innerJoin('batch as b', 'b.id', 'w.batch_id')
    .select([
      'w.batch_id as batchId',
      'b.code',
      'w.enquiry_id as enquiryId',
      'w.student_id as studentId',
      'w.removed_at',
    ])
    .where('w.id', '=', id)
    .forUpdate('w')
    .executeTakeFirst()
}

export async function setRemoved(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('batch_waiting').set({ removed_at: at }).where('id', '=', id).execute()
}

export async function removeWaitingStudents(
  tx: Tx,
  { studentIds, batchId, at }: { studentIds: string[]; batchId: string; at: Date },
): Promise<{ id: string; studentId: string }[]> {
  return tx
    .updateTable('batch_waiting')
    .set({ removed_at: at })
    .where('batch_id', '=', batchId)
    .where('student_id', '=', anyOf(studentIds))
    .where('removed_at', 'is', null)
    .returning(['id', sql<string>`student_id`.as('studentId')])
    .execute()
}

/**
 * Restores the old places, except for students who wait for the batch again. Locks the students, so that none is added
 * meanwhile.
 */
export async function restoreWaitingStudents(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    select from student where id in (select student_id from batch_waiting where id = any(${ids}::uuid[]))
    order by id for update`.execute(tx)
  await sql`
    update batch_waiting w set removed_at = null
    where w.id = any(${ids}::uuid[]) and not exists (select from batch_waiting o
      where o.batch_id = w.batch_id and o.student_id = w.student_id and o.removed_at is null)`.execute(tx)
}

/** An admitted enquiry waits for no batch any more. */
export async function removeWaitingEnquiry(tx: Tx, enquiryId: string, at: Date): Promise<void> {
  await tx
    .updateTable('batch_waiting')
    .set({ removed_at: at })
    .where('enquiry_id', '=', enquiryId)
    .where('removed_at', 'is', null)
    .execute()
}
