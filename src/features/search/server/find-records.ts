import { signPhoto } from '#features/students/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { SearchResults } from '../contract/search.contract.ts'
import { findBatches, findCourses, findEnquiries } from './find-others.sql.ts'
import { findLastReceipt, findReceipts } from './find-receipts.sql.ts'
import { findSimilarWords } from './find-similar-words.sql.ts'
import { findStudents } from './find-students.sql.ts'
import { canBeMisspelt, type SimilarWords } from './match-words.ts'

/** Records that contain every word. If there are none, those with similar names. */
export async function findRecords(ctx: Ctx, search: string): Promise<SearchResults> {
  const { students, ...others } = await findStored(ctx.db, search)
  return { ...others, students: students.map((student) => signPhoto(ctx, student._id, student)) }
}

type Found = Omit<SearchResults, 'students'> & { students: Awaited<ReturnType<typeof findStudents>> }

async function findStored(db: Db, search: string): Promise<Found> {
  const words = searchWords(search)
  if (words.length === 0) return { similar: false, students: [], receipts: [], batches: [], courses: [], enquiries: [] }
  const found = await find(db, search)
  if (!isEmpty(found) || !words.some(canBeMisspelt)) return found
  const similar = await find(db, search, await findSimilarWords(db, search))
  return isEmpty(similar) ? found : similar
}

async function find(db: Db, search: string, similar?: SimilarWords): Promise<Found> {
  const [students, receipts, batches, courses, enquiries] = await Promise.all([
    findStudents(db, search, similar),
    similar ? [] : findReceipts(db, search),
    findBatches(db, search, similar),
    findCourses(db, search, similar),
    findEnquiries(db, search, similar),
  ])
  const lastReceipt = students[0] && receipts.length === 0 ? await findLastReceipt(db, students[0]._id) : []
  return {
    similar: similar !== undefined,
    students,
    receipts: [...receipts, ...lastReceipt],
    batches,
    courses,
    enquiries,
  }
}

const isEmpty = ({ students, receipts, batches, courses, enquiries }: Found) =>
  [students, receipts, batches, courses, enquiries].every((records) => records.length === 0)
