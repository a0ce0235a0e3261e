import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { keyOf } from '#shared/contract/key-of.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { Course as CourseTable } from '#shared/server/tables.ts'
import type { Course, CourseBody, ListCourses } from '../contract/courses.contract.ts'

const COLUMNS = [
  'id as _id',
  'name as course',
  'fee as cFee',
  'duration as cDuration',
  'instalments',
  'version',
] as const

type CourseColumns = Required<
  Omit<
    Insertable<CourseTable>,
    'id' | 'version' | 'added_by' | 'created_at' | 'deleted_at' | 'import_id' | 'search_key'
  >
>

function toColumns({ course, cFee, cDuration, instalments = null }: CourseBody): CourseColumns {
  return { name: course, name_key: keyOf(course), fee: cFee, duration: cDuration, instalments }
}

export async function listCourses(db: Db, query: ListCourses): Promise<{ courses: Course[]; total: number }> {
  const window = limitAndOffset(query)
  const [courses, { total }] = await readTogether(db, (db) => {
    const matching = db
      .selectFrom('course')
      .where('deleted_at', 'is', null)
      .$if(query.search !== '', (q) => q.where('search_key', 'like', likePattern(query.search)))
    return [
      matching
        .select(COLUMNS)
        .orderBy('name_key')
        .$if(window !== undefined, (q) => q.limit(window!.limit).offset(window!.offset))
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]
  })
  return { courses, total }
}

export async function listCoursesAddedBy(db: Db, adminId: string): Promise<{ courses: Course[]; total: number }> {
  const courses = await db
    .selectFrom('course')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .where('added_by', '=', adminId)
    .orderBy('name_key')
    .execute()
  return { courses, total: courses.length }
}

export async function insertCourse(tx: Tx, ctx: Ctx, id: string, course: CourseBody): Promise<Course> {
  return tx
    .insertInto('course')
    .values({ id, added_by: ctx.actor?.id ?? null, created_at: ctx.clock.now(), ...toColumns(course) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function insertImportedCourses(
  tx: Tx,
  courses: readonly CourseBody[],
  { importId, actorId, at }: { importId: string; actorId: string; at: Date },
): Promise<void> {
  const of = { import_id: importId, added_by: actorId, created_at: at }
  await tx
    .insertInto('course')
    .values(courses.map((course) => ({ id: uuid(), ...of, ...toColumns(course) })))
    .execute()
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

export async function updateCourse(tx: Tx, course: Course): Promise<Course> {
  return tx
    .updateTable('course')
    .set((eb) => ({ version: eb('version', '+', 1), ...toColumns(course) }))
    .where('id', '=', course._id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function markCourseDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('course').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Includes pending registrations and ended courses. */
export async function countUses(tx: Tx, id: string): Promise<{ students: number; batches: number }> {
  const { students, batches } = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('enrolment as e')
        .innerJoin('student as s', 's.id', 'e.student_id')
        .select(({ fn }) => fn.count<number>('e.student_id').distinct().as('n'))
        .where('e.course_id', '=', id)
        .where('s.status', '<>', 'Deleted')
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

/** Takes a key-share lock. */
export async function shareCourseId(tx: Tx, nameKey: string): Promise<string | undefined> {
  const course = await tx
    .selectFrom('course')
    .select('id')
    .where('name_key', '=', nameKey)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return course?.id
}

/** The caller has locked the courses, and found that nobody has changed or uses them. */
export async function removeImportedCourses(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('course')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute()
}

export async function getCourseFee(tx: Tx, id: string): Promise<number> {
  const course = await tx.selectFrom('course').select('fee').where('id', '=', id).executeTakeFirstOrThrow()
  return course.fee
}
