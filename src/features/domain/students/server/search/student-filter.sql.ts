import { type RawBuilder, sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
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
  const isNamed = sql`search_key like any(${words.flat().map(likePattern)}::text[])`
  const named = await listNamed(
    db,
    sql`select 'batch' as of, id, search_key as key from batch where ${isNamed}
      union all select 'course', id, search_key from course where ${isNamed}`,
  )
  const conditions = words.map((word) =>
    joinByOr([
      ...word.map((text) => sql`s.search_text like ${likePattern(text)}`),
      ...hasNamedCourse(named, (key) => word.some((text) => key.includes(text))),
      ...foundByReceipt.get()(word),
    ]),
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** A condition on `student as s`: a current course is in the batch with this code, or is the course with this name. */
export async function buildCourseFilter(db: Db, of: 'batch' | 'course', name: string): Promise<RawBuilder<boolean>> {
  const key = sql.ref(of === 'batch' ? 'code_key' : 'name_key')
  const named = await listNamed(
    db,
    sql`select ${sql.lit(of)} as of, id, ${key} as key from ${sql.table(of)}
      where ${key} = ${keyOf(name)} and deleted_at is null`,
  )
  return named.length === 0 ? sql<boolean>`false` : joinByOr(hasNamedCourse(named, () => true))
}

const joinByOr = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** A batch, a course, or a student who has one of them as another current course than the main one. */
type Named = { of: 'batch' | 'course' | 'student'; id: string; key: string }

/** More students with other courses are not read. */
const MAX_OTHERS = 500

/** `selected` are batches and courses. */
async function listNamed(db: Db, selected: RawBuilder<unknown>): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with named as (${selected})
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
 * The main course is in the row of the student. With the ids of the students who have it as another course, indexes
 * serve the condition; for a subquery PostgreSQL expects nearly all students.
 */
function hasNamedCourse(named: Named[], matches: (key: string) => boolean): RawBuilder<unknown>[] {
  const listIds = (kind: Named['of']) => named.filter(({ of, key }) => of === kind && matches(key)).map(({ id }) => id)
  const [batches, courses, others] = [listIds('batch'), listIds('course'), listIds('student')]
  if (named.filter(({ of }) => of === 'student').length > MAX_OTHERS)
    return [...hasCurrentCourse('batch_id', batches), ...hasCurrentCourse('course_id', courses)]
  return [...isOneOf('s.batch_id', batches), ...isOneOf('s.course_id', courses), ...isOneOf('s.id', others)]
}

const isOneOf = (column: string, ids: string[]) => (ids.length === 0 ? [] : [sql`${sql.ref(column)} = ${anyOf(ids)}`])

const hasCurrentCourse = (column: 'batch_id' | 'course_id', ids: string[]) =>
  isOneOf(`s.${column}`, ids).map(
    (isMain) => sql`(${isMain} or s.id in (
      select e.student_id from enrolment e where not e.is_main and e.ended_at is null
        and e.${sql.ref(column)} = ${anyOf(ids)}))`,
  )
