import { type RawBuilder, sql } from 'kysely'
import { containing } from '#shared/server/containing.ts'
import type { Db } from '#shared/server/db.ts'

/**
 * Which students (`s`) a search finds, by full name, batch code or course. The batches and courses are found first: a condition
 * across the joins takes 40 times as long, and of one that looks for them itself the planner believes that it finds nearly
 * every student.
 */
export async function studentsFoundBy(db: Db, search: string): Promise<RawBuilder<boolean>> {
  const pattern = containing(search)
  const { batches, courses } = await db
    .selectNoFrom([
      sql<string[]>`array(select id from batch where code_key like ${pattern})`.as('batches'),
      sql<string[]>`array(select id from course where name_key like ${pattern})`.as('courses'),
    ])
    .executeTakeFirstOrThrow()
  const ways = [
    sql`s.search_key like ${pattern}`,
    ...(batches.length > 0 ? [sql`s.batch_id = any(${batches}::uuid[])`] : []),
    ...(courses.length > 0 ? [sql`s.course_id = any(${courses}::uuid[])`] : []),
  ]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
