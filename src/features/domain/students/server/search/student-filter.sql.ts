import { type RawBuilder, sql } from 'kysely'
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
  const names = await listNames(db, words)
  const conditions = words.map((word) =>
    joinByOr([
      ...word.map((text) => sql`s.search_text like ${likePattern(text)}`),
      ...hasOneOf('batch_id', findIds(names, 'batch', word)),
      ...hasOneOf('course_id', findIds(names, 'course', word)),
      ...foundByReceipt.get()(word),
    ]),
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const joinByOr = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

type Name = { of: 'batch' | 'course'; id: string; key: string }

/** Lists the batches and courses whose names contain one of the words. */
async function listNames(db: Db, words: SearchWord[]): Promise<Name[]> {
  const patterns = words.flat().map(likePattern)
  const { rows } = await sql<Name>`
    select 'batch' as of, id, search_key as key from batch where search_key like any(${patterns}::text[])
    union all select 'course', id, search_key from course where search_key like any(${patterns}::text[])`.execute(db)
  return rows
}

const findIds = (names: Name[], of: Name['of'], word: SearchWord) =>
  names.filter((name) => name.of === of && word.some((text) => name.key.includes(text))).map(({ id }) => id)

const hasOneOf = (column: CourseColumn, ids: string[]) =>
  ids.length === 0 ? [] : [hasCurrentCourse(column, sql`any(${ids}::uuid[])`)]

type CourseColumn = 'batch_id' | 'course_id'

/**
 * Returns a condition on `student as s`: a current course has that value. The main course is in the row of the student;
 * a small index holds the others.
 */
export const hasCurrentCourse = (column: CourseColumn, value: RawBuilder<unknown>) =>
  sql<boolean>`(s.${sql.ref(column)} = ${value} or s.id in (
    select e.student_id from enrolment e where not e.is_main and e.ended_at is null and e.${sql.ref(column)} = ${value}))`
