import { type RawBuilder, sql } from 'kysely'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import { DUE_DATE } from '#features/domain/students/server/dues/public.ts'
import { OTHER_COURSES, selectStudents } from '#features/domain/students/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import type { SearchWord } from '#shared/server/search-words.ts'
import { beginWords, LIMIT, matchesWords, rankBySimilarity, type SimilarWords } from './match-words.sql.ts'

const NAME = sql<string>`s.search_key`

/** SQL for the ids of those whose names begin with the words, or have similar ones. */
export function selectNamedIds(scope: Scope, words: SearchWord[], similar?: SimilarWords): RawBuilder<string[]> {
  if (similar) return selectBest(scope, matchesWords(NAME, words, similar), rankBySimilarity(NAME, words))
  const beginsWithSearch = sql<number>`case when starts_with(${NAME}, ${words.map(([word]) => word).join(' ')}) then 0 else 1 end`
  return selectBest(scope, beginWords(NAME, words), beginsWithSearch)
}

/** Lists the ids of others that contain the words anywhere. */
export async function listOtherIds(db: Db, scope: Scope, words: SearchWord[]): Promise<string[]> {
  const filter = await buildStudentFilter(db, words)
  if (!filter) return []
  const ids = selectBest(scope, sql`(${filter} and not ${beginWords(NAME, words)})`, sql`0`)
  const { rows } = await sql<{ ids: string[] }>`select ${ids} as ids`.execute(db)
  return rows[0]!.ids
}

/** The best are chosen from this many matches. */
const CANDIDATES = 500

/**
 * Selects those with the lowest rank, then active ones, then the newest. The rest of a row is read by id, in a
 * statement that is planned once.
 */
const selectBest = (scope: Scope, condition: RawBuilder<boolean>, rank: RawBuilder<number>) => sql<string[]>`array(
  select id from (
    select s.id, s.status, s.created_at, ${rank} as rank from student s
    where s.status <> 'Deleted' and ${condition} ${andWithin(scope, 's.id')} limit ${CANDIDATES}
  ) candidate order by rank, status, created_at desc limit ${LIMIT})`

/** Returns them in the order of the ids. */
export async function readStudents(db: Db, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const students = new Map((await selectByIds(db, scope, ids)).map((student) => [student._id, student]))
  return ids.flatMap((id) => students.get(id) ?? [])
}

const selectByIds = compileForScopes((db, scope, ids: readonly string[]) =>
  selectStudents(db, scope)
    .select([
      's.id as _id',
      's.reg_no as regNo',
      's.father',
      's.contact',
      'a.email',
      's.profile',
      'p.hash as photoHash',
      's.status',
    ])
    .select(['c.name as course', 'b.code as batch', OTHER_COURSES.as('otherCourses'), DUE_DATE.as('dueDate')])
    .select([sql<string>`s.fname || ' ' || s.lname`.as('name'), sql<number>`m.fee - m.paid`.as('PendingFee')])
    .where('s.id', '=', anyOf(ids)),
)
