import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { containing } from '#shared/server/containing.ts'
import { windowOf } from '#shared/server/paged.ts'
import type { Batch, BatchBody, BatchChange, ListBatches } from '../contract/batches.contract.ts'

const COLUMNS = [
  'b.id as _id',
  'b.code as bCode',
  'c.name as courseName',
  'b.time as bTime',
  'b.start_on as startDate',
  'b.end_on as endDate',
  'b.version',
] as const

const living = (db: Db) =>
  db.selectFrom('batch as b').innerJoin('course as c', 'c.id', 'b.course_id').where('b.deleted_at', 'is', null)

export async function listBatches(db: Db, query: ListBatches): Promise<{ batches: Batch[]; total: number }> {
  const pattern = containing(query.search)
  const matching = living(db).$if(query.search !== '', (q) =>
    q.where((eb) => eb.or([eb('b.code_key', 'like', pattern), eb('c.name_key', 'like', pattern)])),
  )
  const window = windowOf(query)
  const [batches, { total }] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc')
      .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { batches, total }
}

export async function getBatch(db: Db, id: string): Promise<Batch | undefined> {
  return living(db).select(COLUMNS).where('b.id', '=', id).executeTakeFirst()
}

/** Locks the batch until the transaction ends, then reads it: joined with a course that changed meanwhile, it would be gone. */
export async function lockBatch(tx: Tx, id: string): Promise<Batch | undefined> {
  await tx.selectFrom('batch').select('id').where('id', '=', id).forUpdate().execute()
  return getBatch(tx, id)
}

export async function insertBatch(tx: Tx, ctx: Ctx, id: string, courseId: string, batch: BatchBody): Promise<void> {
  await tx
    .insertInto('batch')
    .values({
      id,
      code: batch.bCode,
      code_key: keyOf(batch.bCode),
      course_id: courseId,
      time: batch.bTime,
      start_on: batch.startDate,
      end_on: batch.endDate ?? null,
      created_at: ctx.clock.now(),
    })
    .execute()
}

export async function updateBatch(
  tx: Tx,
  id: string,
  courseId: string | undefined,
  change: BatchChange,
): Promise<void> {
  await tx
    .updateTable('batch')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(courseId !== undefined && { course_id: courseId }),
      ...(change.bCode !== undefined && { code: change.bCode, code_key: keyOf(change.bCode) }),
      ...(change.bTime !== undefined && { time: change.bTime }),
      ...(change.startDate !== undefined && { start_on: change.startDate }),
      ...(change.endDate !== undefined && { end_on: change.endDate }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function markDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('batch').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Living and waiting students that keep a batch from being deleted. */
export async function studentsIn(tx: Tx, id: string): Promise<number> {
  const { n } = await tx
    .selectFrom('student')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('batch_id', '=', id)
    .where('status', '<>', 'Deleted')
    .executeTakeFirstOrThrow()
  return n
}
