import { sql } from 'kysely'
import { lockCourseByName } from '#features/courses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import type { BatchBody } from '../contract/batches.contract.ts'
import { insertImportedBatches } from './batches.sql.ts'
import { rejectTakenCode } from './create-batch.ts'

/** Creates the batches of an import without audit entries: the import has one. 422: no such course. 409: a code is taken. */
export async function importBatches(
  tx: Tx,
  batches: readonly BatchBody[],
  origin: { importId: string; at: Date },
): Promise<void> {
  const courses = new Map(batches.map(({ courseName }) => [keyOf(courseName), courseName]))
  const ids = new Map<string, string>()
  for (const [key, name] of courses) ids.set(key, await lockCourseByName(tx, name, 'courseName'))
  const rows = batches.map((batch) => ({ batch, courseId: ids.get(keyOf(batch.courseName)) ?? '' }))
  await insertImportedBatches(tx, rows, origin).catch(rejectTakenCode)
}

/** Deletes the batches of an import that nobody has changed and that have no students. Returns their number. */
export async function removeImportedBatches(tx: Tx, importId: string, at: Date): Promise<number> {
  const own = tx.selectFrom('batch').select('id').where('import_id', '=', importId)
  // A student who joins one of them meanwhile has to be seen.
  await own.orderBy('id').forUpdate().execute()
  const { numUpdatedRows } = await tx
    .updateTable('batch')
    .set({ deleted_at: at })
    .where('import_id', '=', importId)
    .where('version', '=', 1)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from enrolment e join student s on s.id = e.student_id
        where e.batch_id = batch.id and s.status <> 'Deleted')`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
