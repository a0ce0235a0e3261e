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
