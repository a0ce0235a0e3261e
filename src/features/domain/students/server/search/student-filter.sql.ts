import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db } from '#shared/server/db.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import type { SearchWord } from '#shared/server/search-words.ts'
import { foundByReceipt } from './found-by.ts'

/**
 * Returns a condition on `student as s`: every word occurs in name, father's name, email, phone number, batch code or
 * course (of any current course), or is a whole receipt number. Undefined if the search has no word. Batches and
 * courses are looked up first: a condition across the joins takes 40 times as long, and for subqueries the planner
 * expects nearly all rows.
 */
export async function buildStudentFilter(db: Db, words: SearchWord[]): Promise<RawBuilder<boolean> | undefined> {
  if (words.length === 0) return undefined
  const named = await listNamed(db, words)
  const conditions = words.map((word) =>
    joinByOr([
      ...word.map((text) => sql`s.search_text like ${likePattern(text)}`),
      ...hasNamedCourse(named, word),
      ...foundByReceipt.get()(word),
    ]),
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const joinByOr = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** A batch or course whose name contains a word, or a student who has it as another current course than the main one. */
type Named = { of: 'batch' | 'course' | 'student'; id: string; key: string }

/** More students with other courses are not read. */
const MAX_OTHERS = 500

async function listNamed(db: Db, words: SearchWord[]): Promise<Named[]> {
  const patterns = words.flat().map(likePattern)
  const { rows } = await sql<Named>`
    with named as (
      select 'batch' as of, id, search_key as key from batch where search_key like any(${patterns}::text[])
      union all select 'course', id, search_key from course where search_key like any(${patterns}::text[])
    )
    select of, id, key from named
    union all (
      select 'student', e.student_id, n.key from named n join enrolment e on e.batch_id = n.id
      where n.of = 'batch' and not e.is_main and e.ended_at is null
      union all
      select 'student', e.student_id, n.key from named n join enrolment e on e.course_id = n.id
      where n.of = 'course' and not e.is_main and e.ended_at is null
      limit ${sql.lit(MAX_OTHERS + 1)}
    )`.execute(db)
  return rows
}

/**
 * With the ids of the students who have it as another course, indexes serve the condition. A subquery would make
 * PostgreSQL read each student who has the other words.
 */
function hasNamedCourse(named: Named[], word: SearchWord): RawBuilder<unknown>[] {
  const listIds = (kind: Named['of']) =>
    named.filter(({ of, key }) => of === kind && word.some((text) => key.includes(text))).map(({ id }) => id)
  const [batches, courses, others] = [listIds('batch'), listIds('course'), listIds('student')]
  if (named.filter(({ of }) => of === 'student').length > MAX_OTHERS)
    return [
      ...(batches.length > 0 ? [hasCurrentCourse('batch_id', anyOf(batches))] : []),
      ...(courses.length > 0 ? [hasCurrentCourse('course_id', anyOf(courses))] : []),
    ]
  return [
    ...(batches.length > 0 ? [sql`s.batch_id = ${anyOf(batches)}`] : []),
    ...(courses.length > 0 ? [sql`s.course_id = ${anyOf(courses)}`] : []),
    ...(others.length > 0 ? [sql`s.id = ${anyOf(others)}`] : []),
  ]
}

type CourseColumn = 'batch_id' | 'course_id'

/**
 * Returns a condition on `student as s`: a current course has that value. The main course is in the row of the student;
 * a small index holds the others.
 */
export const hasCurrentCourse = (column: CourseColumn, value: RawBuilder<unknown>) =>
  sql<boolean>`(s.${sql.ref(column)} = ${value} or s.id in (
    select e.student_id from enrolment e where not e.is_main and e.ended_at is null and e.${sql.ref(column)} = ${value}))`
