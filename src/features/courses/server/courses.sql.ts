import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { containing } from '#shared/server/containing.ts'
import { windowOf } from '#shared/server/paged.ts'
import type { Course, CourseBody, CourseChange, ListCourses } from '../contract/courses.contract.ts'

const COLUMNS = ['id as _id', 'name as course', 'fee as cFee', 'duration as cDuration', 'version'] as const

export async function listCourses(db: Db, query: ListCourses): Promise<{ courses: Course[]; total: number }> {
  const matching = db
    .selectFrom('course')
    .where('deleted_at', 'is', null)
    .$if(query.search !== '', (q) => q.where('name_key', 'like', containing(query.search)))
  const window = windowOf(query)
  const [courses, { total }] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy('name_key')
      .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { courses, total }
}

/** The living courses that an admin added. */
export async function coursesAddedBy(db: Db, adminId: string): Promise<{ courses: Course[]; total: number }> {
  const courses = await db
    .selectFrom('course')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .where('added_by', '=', adminId)
    .orderBy('name_key')
    .execute()
  return { courses, total: courses.length }
}

export async function insertCourse(
  tx: Tx,
  ctx: Ctx,
  id: string,
  { course, cFee, cDuration }: CourseBody,
): Promise<Course> {
  return tx
    .insertInto('course')
    .values({
      id,
      name: course,
      name_key: keyOf(course),
      fee: cFee,
      duration: cDuration,
      added_by: ctx.actor?.id ?? null,
      created_at: ctx.clock.now(),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function lockCourse(tx: Tx, id: string): Promise<Course | undefined> {
  return tx
    .selectFrom('course')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateCourse(tx: Tx, id: string, { course, cFee, cDuration }: CourseChange): Promise<Course> {
  return tx
    .updateTable('course')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(course !== undefined && { name: course, name_key: keyOf(course) }),
      ...(cFee !== undefined && { fee: cFee }),
      ...(cDuration !== undefined && { duration: cDuration }),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function markDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('course').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Living and waiting students, and batches, that keep a course from being deleted. */
export async function usesOf(tx: Tx, id: string): Promise<{ students: number; batches: number }> {
  const { students, batches } = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('student')
        .select(eb.fn.countAll<number>().as('n'))
        .where('course_id', '=', id)
        .where('status', '<>', 'Deleted')
        .as('students'),
      eb
        .selectFrom('batch')
        .select(eb.fn.countAll<number>().as('n'))
        .where('course_id', '=', id)
        .where('deleted_at', 'is', null)
        .as('batches'),
    ])
    .executeTakeFirstOrThrow()
  return { students: students ?? 0, batches: batches ?? 0 }
}
