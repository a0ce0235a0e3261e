import { sql } from 'kysely'
import { buildEnquiryFilter } from '#features/enquiries/server/public.ts'
import type { EnquiryStatus } from '#features/enquiries/contract/enquiries.contract.ts'
import type { Db } from '#shared/server/db.ts'
import type { SearchResults } from '../contract/search.contract.ts'
import { LIMIT, matchesWords, rankBySimilarity, resemblesWords, type SimilarWords } from './match-words.ts'

/** Those that have not ended first. */
export async function findBatches(db: Db, search: string, similar?: SimilarWords): Promise<SearchResults['batches']> {
  const text = sql<string>`(b.code_key || ' ' || c.name_key)`
  return db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id as _id', 'b.code as bCode', 'c.name as courseName', 'b.time as bTime'])
    .where('b.deleted_at', 'is', null)
    .where(similar ? resemblesWords(text, search) : matchesWords(text, search))
    .orderBy(sql`b.end_on is not null and b.end_on < now()`)
    .orderBy(rankBySimilarity(text, search))
    .orderBy('b.created_at', 'desc')
    .limit(LIMIT)
    .execute()
}

export async function findCourses(db: Db, search: string, similar?: SimilarWords): Promise<SearchResults['courses']> {
  return db
    .selectFrom('course')
    .select(['id as _id', 'name as course', 'fee as cFee', 'duration as cDuration'])
    .where('deleted_at', 'is', null)
    .where(similar ? resemblesWords(sql`name_key`, search) : matchesWords(sql`name_key`, search))
    .orderBy(rankBySimilarity(sql`name_key`, search))
    .orderBy('name_key')
    .limit(LIMIT)
    .execute()
}

/** The newest, or the most similar. */
export async function findEnquiries(
  db: Db,
  search: string,
  similar?: SimilarWords,
): Promise<SearchResults['enquiries']> {
  return db
    .selectFrom('enquiry as e')
    .innerJoin('course as c', 'c.id', 'e.course_id')
    .select(['e.id as _id', 'e.name', 'c.name as course', sql<EnquiryStatus>`e.status`.as('status')])
    .where(similar ? matchesWords(sql`e.name_key`, search, similar) : buildEnquiryFilter(search))
    .$if(similar !== undefined, (query) => query.orderBy(rankBySimilarity(sql`e.name_key`, search)))
    .orderBy('e.day', 'desc')
    .orderBy('e.id', 'desc')
    .limit(LIMIT)
    .execute()
}
