import { anyOf } from '#shared/server/any-of.ts'
import type { Tx } from '#shared/server/db.ts'
import type { CourseBody } from '../contract/courses.contract.ts'
import { insertImportedCourses } from './courses.sql.ts'
import { rejectTakenName } from './create-course.ts'

/** Writes no audit entries, because the import has one. 409: a name is taken. */
export async function importCourses(
  tx: Tx,
  courses: readonly CourseBody[],
  origin: { importId: string; actorId: string; at: Date },
): Promise<void> {
  await insertImportedCourses(tx, courses, origin).catch(rejectTakenName)
}

/** The caller has locked the courses, and found that nobody has changed or uses them. */
export async function removeImportedCourses(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('course')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute()
}
