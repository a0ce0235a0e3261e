import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import type { BatchBody } from '../contract/batches.contract.ts'
import { insertImportedBatches } from './batches.sql.ts'
import { rejectTakenCode } from './create-batch.ts'

/** Writes no audit entries, because the import has one. 422: no such course. 409: a code is taken. */
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
