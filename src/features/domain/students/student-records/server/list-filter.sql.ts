import { type RawBuilder, sql } from 'kysely'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { isLate } from '#features/domain/students/server/dues/public.ts'
import { buildCourseFilter, buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { findFew, isFound } from '#shared/server/find-few.sql.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { PLAN_EACH_TIME } from '#shared/server/prepared-statements.ts'
import { isWithin, type Scope, scopeOf, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { FilterStudents } from '../contract/student-records.contract.ts'
import type { Due } from '../contract/student-records.search.ts'

export type Filter = {
  /** A condition on `student as s`, and on `student_account as m` if it reads accounts. */
  matches: RawBuilder<boolean>
  readsAccounts: boolean
  /** The students are known, so that nothing is searched again. */
  isFound: boolean
}

/** Undefined without search and filters. */
export async function buildFilter(
  { db, actor, clock }: Ctx<Actor>,
  { search, batch, course, due, joined, only, ids }: FilterStudents & { ids?: readonly string[] },
): Promise<Filter | undefined> {
  const [year, month] = joined?.split('-').map(Number) ?? []
  const conditions = [
    isWithin(scopeOf(actor), 's.id'),
    await buildStudentFilter(db, searchWords(search)),
    ids !== undefined && sql`s.id = ${anyOf(ids)}`,
    batch !== undefined && (await buildCourseFilter(db, 'batch', batch)),
    course !== undefined && (await buildCourseFilter(db, 'course', course)),
    due !== undefined && DUE_CONDITIONS[due](await getToday(db, clock)),
    // The status is that of the partial index.
    only === 'incomplete' && sql`s.is_incomplete and s.status in ('Active', 'Disable')`,
    joined !== undefined && inPeriod('s.joining_on', { month, year }),
  ].filter((condition) => condition !== undefined && condition !== false)
  if (conditions.length === 0) return undefined
  return {
    matches: sql<boolean>`(${sql.join(conditions, sql` and `)})${PLAN_EACH_TIME}`,
    readsAccounts: due !== undefined,
    isFound: false,
  }
}

const DUE_CONDITIONS: Record<Due, (today: string) => RawBuilder<unknown>> = {
  pending: () => sql`m.paid < m.fee`,
  late: (today) => sql`m.paid < m.fee and ${isLate(today)}`,
  none: () => sql`m.paid = m.fee`,
}

/** Reads which students of all tabs match, if they are few. */
export async function findFewStudents(db: Db, scope: Scope, filter: Filter): Promise<Filter | undefined> {
  const matching = db
    .selectFrom('student as s')
    .select('s.id')
    .$if(filter.readsAccounts, (students) => students.innerJoin('student_account as m', 'm.student_id', 's.id'))
    .where('s.status', '<>', 'Deleted')
    .$call(within(scope, 's.id'))
    .where(filter.matches)
  const ids = await findFew(db, matching)
  return ids && { matches: isFound('s.id', ids), readsAccounts: false, isFound: true }
}
