import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '#shared/server/like-pattern.ts'
import type { Db } from '#shared/server/db.ts'

/**
 * A condition on `student as s`: full name, batch code or course contains the text. Batches and courses are looked up
 * first: a condition across the joins takes 40 times as long, and for subqueries the planner expects nearly all rows.
 */
export async function buildStudentFilter(db: Db, search: string): Promise<RawBuilder<boolean>> {
  const pattern = likePattern(search)
  const { batches, courses } = await db
    .selectNoFrom([
      sql<string[]>`array(select id from batch where code_key like ${pattern})`.as('batches'),
      sql<string[]>`array(select id from course where name_key like ${pattern})`.as('courses'),
    ])
    .executeTakeFirstOrThrow()
  const conditions = [
    sql`s.search_key like ${pattern}`,
    ...(batches.length > 0 ? [sql`s.batch_id = any(${batches}::uuid[])`] : []),
    ...(courses.length > 0 ? [sql`s.course_id = any(${courses}::uuid[])`] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
