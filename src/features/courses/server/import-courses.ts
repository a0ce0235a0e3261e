import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import type { CourseBody } from '../contract/courses.contract.ts'
import { insertImportedCourses } from './courses.sql.ts'
import { rejectTakenName } from './create-course.ts'

/** Creates the courses of an import without audit entries: the import has one. 409: a name is taken. */
export async function importCourses(
  tx: Tx,
  courses: readonly CourseBody[],
  origin: { importId: string; actorId: string; at: Date },
): Promise<void> {
  await insertImportedCourses(tx, courses, origin).catch(rejectTakenName)
}

/** Deletes the courses of an import that nobody has changed and that have no students and batches. Returns their number. */
export async function removeImportedCourses(tx: Tx, importId: string, at: Date): Promise<number> {
  const own = tx.selectFrom('course').select('id').where('import_id', '=', importId)
  // A batch or a student that takes one of them meanwhile has to be seen.
  await own.orderBy('id').forUpdate().execute()
  const { numUpdatedRows } = await tx
    .updateTable('course')
    .set({ deleted_at: at })
    .where('import_id', '=', importId)
    .where('version', '=', 1)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not exists (select from batch b where b.course_id = course.id and b.deleted_at is null)`)
    .where(
      sql<boolean>`not exists (select from enrolment e join student s on s.id = e.student_id
        where e.course_id = course.id and s.status <> 'Deleted')`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
