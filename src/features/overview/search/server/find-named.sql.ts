import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { buildEnquiryFilter } from '#features/domain/enquiries/server/public.ts'
import type { EnquiryStatus } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import type { Db } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import type { SearchWord } from '#shared/server/search-words.ts'
import { selectNamedIds } from './find-students.sql.ts'
import { LIMIT, matchesWords, rankBySimilarity, resemblesWords, type SimilarWords } from './match-words.sql.ts'

/** Finds the ids of students, and the records of other kinds, in one statement. */
export async function findNamed(db: Db, scope: Scope, words: SearchWord[], similar?: SimilarWords) {
  return db
    .selectNoFrom([
      selectNamedIds(scope, words, similar).as('studentIds'),
      jsonArrayFrom(selectBatches(db, words, similar)).as('batches'),
      jsonArrayFrom(selectCourses(db, words, similar)).as('courses'),
      jsonArrayFrom(selectEnquiries(db, words, similar)).as('enquiries'),
    ])
    .executeTakeFirstOrThrow()
}

const matches = (text: RawBuilder<string>, words: SearchWord[], similar?: SimilarWords) =>
  similar ? resemblesWords(text, words) : matchesWords(text, words)

/** Batches that have not ended come first. */
function selectBatches(db: Db, words: SearchWord[], similar?: SimilarWords) {
  const text = sql<string>`(b.search_key || ' ' || c.search_key)`
  return db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id as _id', 'b.code as bCode', 'c.name as courseName', 'b.time as bTime'])
    .where('b.deleted_at', 'is', null)
    .where(matches(text, words, similar))
    .orderBy(sql`b.end_on is not null and b.end_on < now()`)
    .orderBy(rankBySimilarity(text, words))
    .orderBy('b.created_at', 'desc')
    .limit(LIMIT)
}

const selectCourses = (db: Db, words: SearchWord[], similar?: SimilarWords) =>
  db
    .selectFrom('course')
    .select(['id as _id', 'name as course', 'fee as cFee', 'duration as cDuration'])
    .where('deleted_at', 'is', null)
    .where(matches(sql`search_key`, words, similar))
    .orderBy(rankBySimilarity(sql`search_key`, words))
    .orderBy('name_key')
    .limit(LIMIT)

/** The newest come first, or the most similar. */
const selectEnquiries = (db: Db, words: SearchWord[], similar?: SimilarWords) =>
  db
    .selectFrom('enquiry as e')
    .innerJoin('course as c', 'c.id', 'e.course_id')
    .select(['e.id as _id', 'e.name', 'c.name as course', sql<EnquiryStatus>`e.status`.as('status')])
    .where(similar ? matchesWords(sql`e.name_key`, words, similar) : buildEnquiryFilter(words))
    .$if(similar !== undefined, (query) => query.orderBy(rankBySimilarity(sql`e.name_key`, words)))
    .orderBy('e.day', 'desc')
    .orderBy('e.id', 'desc')
    .limit(LIMIT)
