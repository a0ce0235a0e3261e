import { type RawBuilder, sql } from 'kysely'
import { buildStudentFilter, DUE_DATE, selectStudents } from '#features/students/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Db } from '#shared/server/db.ts'
import type { SearchResults } from '../contract/search.contract.ts'
import { beginWords, LIMIT, matchesWords, rankBySimilarity, type SimilarWords } from './match-words.ts'

type Students = (Omit<SearchResults['students'][number], 'photo'> & { photoHash: string | null })[]

const NAME = sql<string>`s.search_key`

/** Those whose names begin with the words come first, then those that contain them anywhere. */
export async function findStudents(db: Db, search: string, similar?: SimilarWords): Promise<Students> {
  if (similar) return listBest(db, matchesWords(NAME, search, similar), rankBySimilarity(NAME, search))
  const beginsWithSearch = sql<number>`case when starts_with(${NAME}, ${keyOf(search)}) then 0 else 1 end`
  const named = await listBest(db, beginWords(NAME, search), beginsWithSearch)
  const filter = named.length < LIMIT && (await buildStudentFilter(db, search))
  if (!filter) return named
  const others = await listBest(db, sql`(${filter} and not ${beginWords(NAME, search)})`, sql`0`)
  return [...named, ...others].slice(0, LIMIT)
}

/** Of how many matches the best are chosen. */
const CANDIDATES = 500

/** With the lowest rank, then active ones, then the newest. */
function listBest(db: Db, condition: RawBuilder<boolean>, rank: RawBuilder<number>): Promise<Students> {
  const best = sql<{ id: string; rank: number }>`(
    select id, rank from (
      select s.id, s.status, s.created_at, ${rank} as rank from student s
      where s.status <> 'Deleted' and ${condition} limit ${CANDIDATES}
    ) candidate order by rank, status, created_at desc limit ${LIMIT})`
  return selectStudents(db)
    .innerJoin(best.as('best'), (join) => join.onRef('best.id', '=', 's.id'))
    .select(['s.id as _id', 's.father', 's.contact', 'a.email', 's.profile', 'p.hash as photoHash', 's.status'])
    .select(['c.name as course', 'b.code as batch', DUE_DATE.as('dueDate')])
    .select([sql<string>`s.fname || ' ' || s.lname`.as('name'), sql<number>`m.fee - m.paid`.as('PendingFee')])
    .orderBy('best.rank')
    .orderBy('s.status')
    .orderBy('s.created_at', 'desc')
    .execute()
}
