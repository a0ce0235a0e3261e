import { sql } from 'kysely'
import { type Db, inSnapshot } from '#shared/server/db.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { SearchResults } from '../contract/search.contract.ts'
import { findBatches, findCourses, findEnquiries } from './find-others.sql.ts'
import { findLastReceipt, findReceipts } from './find-receipts.sql.ts'
import { findStudents } from './find-students.sql.ts'
import { canBeMisspelt, type Options } from './match-words.ts'

/** Records that contain every word. If there are none, those with similar names. */
export async function findRecords(db: Db, search: string): Promise<SearchResults> {
  const words = searchWords(search)
  if (words.length === 0) return { similar: false, students: [], receipts: [], batches: [], courses: [], enquiries: [] }
  const found = await find(db, search, { similar: false })
  return isEmpty(found) && words.some(canBeMisspelt) ? findSimilar(db, search, found) : found
}

/** Rare names are found with the lower threshold. With common ones it takes several times as long. */
const THRESHOLDS = [0.5, 0.3]

function findSimilar(db: Db, search: string, nothing: SearchResults): Promise<SearchResults> {
  return inSnapshot(db, async (snapshot) => {
    for (const threshold of THRESHOLDS) {
      // The planner expects that any word is common. It would compare it with every name instead of using the index.
      await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true),
        set_config('enable_seqscan', 'off', true)`.execute(snapshot)
      const found = await find(snapshot, search, { similar: true })
      if (!isEmpty(found)) return found
    }
    return nothing
  })
}

async function find(db: Db, search: string, options: Options): Promise<SearchResults> {
  const [students, receipts, batches, courses, enquiries] = await Promise.all([
    findStudents(db, search, options),
    options.similar ? [] : findReceipts(db, search),
    findBatches(db, search, options),
    findCourses(db, search, options),
    findEnquiries(db, search, options),
  ])
  const lastReceipt = students[0] && receipts.length === 0 ? await findLastReceipt(db, students[0]._id) : []
  return { ...options, students, receipts: [...receipts, ...lastReceipt], batches, courses, enquiries }
}

const isEmpty = ({ students, receipts, batches, courses, enquiries }: SearchResults) =>
  [students, receipts, batches, courses, enquiries].every((records) => records.length === 0)
