import { sql, type Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { keyOf } from '#shared/contract/key-of.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { Batch as BatchTable } from '#shared/server/tables.ts'
import type { Batch, BatchBody, ListBatches } from '../contract/batches.contract.ts'
import type { Session } from '../contract/sessions.ts'

export const BATCH_COLUMNS = [
  'b.id as _id',
  'b.code as bCode',
  'c.name as courseName',
  'b.time as bTime',
  'b.start_on as startDate',
  'b.end_on as endDate',
  'b.trainer',
  'b.room',
  sql<Session[]>`b.sessions`.as('sessions'),
  'b.seats',
  'b.version',
] as const

type BatchColumns = Required<
  Omit<
    Insertable<BatchTable>,
    'id' | 'course_id' | 'version' | 'created_at' | 'deleted_at' | 'import_id' | 'search_key'
  >
>

function toColumns({ bCode, bTime, startDate, endDate = null, ...teaching }: BatchBody): BatchColumns {
  const { trainer = null, room = null, sessions, seats = null } = teaching
  return {
    code: bCode,
    code_key: keyOf(bCode),
    time: bTime,
    start_on: startDate,
    end_on: endDate,
    trainer,
    trainer_key: trainer && keyOf(trainer),
    room,
    room_key: room && keyOf(room),
    sessions: JSON.stringify(sessions ?? []),
    seats,
  }
}

export const batchesNotDeleted = (db: Db) =>
  db.selectFrom('batch as b').innerJoin('course as c', 'c.id', 'b.course_id').where('b.deleted_at', 'is', null)

/** `batch as b` has a session on that weekday, or none are known. */
export const meetsOn = (day: string) => sql<boolean>`(b.sessions = '[]' or b.sessions @>
  jsonb_build_array(jsonb_build_object('weekday', extract(isodow from ${day}::date)::int)))`

/** 0: meets on that day, 1: runs without meeting then, 2: starts later, 3: has ended. */
const rankOn = (
  day: string,
) => sql<number>`case when b.start_on > ${day}::date then 2 when b.end_on < ${day}::date then 3
  when ${meetsOn(day)} then 0 else 1 end`

export async function listBatches(
  db: Db,
  query: ListBatches,
  today: string,
): Promise<{ batches: Batch[]; total: number }> {
  const pattern = likePattern(query.search)
  const window = limitAndOffset(query)
  const [batches, { total }] = await readTogether(db, (db) => {
    const matching = batchesNotDeleted(db).$if(query.search !== '', (q) =>
      q.where((eb) => eb.or([eb('b.search_key', 'like', pattern), eb('c.search_key', 'like', pattern)])),
    )
    return [
      matching
        .select(BATCH_COLUMNS)
        .$if(query.order === 'current', (q) => q.orderBy(rankOn(today)))
        .orderBy('b.created_at', 'desc')
        .orderBy('b.id', 'desc')
        .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]
  })
  return { batches, total }
}

export async function getBatch(db: Db, id: string): Promise<Batch | undefined> {
  return batchesNotDeleted(db).select(BATCH_COLUMNS).where('b.id', '=', id).executeTakeFirst()
}

/** Locks the row before the join is read: a join in the locking query misses a course that changed meanwhile. */
export async function lockBatch(tx: Tx, id: string): Promise<Batch | undefined> {
  await tx.selectFrom('batch').select('id').where('id', '=', id).forUpdate().execute()
  return getBatch(tx, id)
}

export async function insertBatch(tx: Tx, ctx: Ctx, id: string, courseId: string, batch: BatchBody): Promise<void> {
  await tx
    .insertInto('batch')
    .values({ id, course_id: courseId, created_at: ctx.clock.now(), ...toColumns(batch) })
    .execute()
}

export async function insertImportedBatches(
  tx: Tx,
  batches: readonly { batch: BatchBody; courseId: string }[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const of = { import_id: importId, created_at: at }
  await tx
    .insertInto('batch')
    .values(batches.map(({ batch, courseId }) => ({ id: uuid(), course_id: courseId, ...of, ...toColumns(batch) })))
    .execute()
}

/** The course stays unchanged if `courseId` is undefined. */
export async function updateBatch(tx: Tx, batch: Batch, courseId: string | undefined): Promise<void> {
  await tx
    .updateTable('batch')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(courseId !== undefined && { course_id: courseId }),
      ...toColumns(batch),
    }))
    .where('id', '=', batch._id)
    .execute()
}

export async function markBatchDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('batch').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Includes pending registrations and ended courses. */
export async function countStudents(
  tx: Tx,
  id: string,
  { notOfCourse }: { notOfCourse?: string } = {},
): Promise<number> {
  const { n } = await tx
    .selectFrom('enrolment as e')
    .innerJoin('student as s', 's.id', 'e.student_id')
    .select((eb) => eb.fn.count<number>('e.student_id').distinct().as('n'))
    .where('e.batch_id', '=', id)
    .where('s.status', '<>', 'Deleted')
    .$if(notOfCourse !== undefined, (query) => query.where('e.course_id', '<>', notOfCourse!))
    .executeTakeFirstOrThrow()
  return n
}

/** Takes a key-share lock. */
export async function shareBatchId(tx: Tx, codeKey: string): Promise<string | undefined> {
  const batch = await tx
    .selectFrom('batch')
    .select('id')
    .where('code_key', '=', codeKey)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return batch?.id
}

export function getCourseOfBatch(tx: Tx, id: string): Promise<{ courseId: string; course: string }> {
  return tx
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.course_id as courseId', 'c.name as course'])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The caller has locked the batches, and found that nobody has changed or uses them. */
export async function removeImportedBatches(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('batch')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute()
}
