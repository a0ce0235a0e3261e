import { may as mayOfCourses } from '#features/domain/courses/contract/permissions.ts'
import { may as mayOfEnquiries } from '#features/domain/enquiries/contract/permissions.ts'
import { may as mayOfFees } from '#features/domain/fees/contract/permissions.ts'
import { may as mayOfStudents } from '#features/domain/students/contract/permissions.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { type Scope, scopeOf } from '#shared/server/scope.ts'
import { type SearchWord, searchWords } from '#shared/server/search-words.ts'
import type { SearchResults } from '../contract/search.contract.ts'
import { findNamed } from './find-named.sql.ts'
import { findLastReceipt, findReceipts } from './find-receipts.sql.ts'
import { findSimilarWords } from './find-similar-words.sql.ts'
import { listOtherIds, readStudents } from './find-students.sql.ts'
import { canBeMisspelt, LIMIT } from './match-words.sql.ts'

/** Finds records that contain every word. If there are none, finds those with similar names. */
export async function findRecords(ctx: Ctx, search: string): Promise<SearchResults> {
  const keep = (found: Found) => keepVisible(ctx.actor, found)
  const { students, ...others } = await findStored(ctx.db, scopeOf(ctx.actor), search, keep)
  return { ...others, students: students.map((student) => signPhoto(ctx, student._id, student)) }
}

type Found = Omit<SearchResults, 'students'> & { students: Awaited<ReturnType<typeof readStudents>> }

/** Records of a kind whose list the caller may not read are not found either. */
const keepVisible = (actor: Ctx['actor'], found: Found): Found => ({
  similar: found.similar,
  students: mayOfStudents(actor, 'students.list') ? found.students : [],
  receipts: mayOfFees(actor, 'fees.list') ? found.receipts : [],
  batches: mayOfCourses(actor, 'courses.list') ? found.batches : [],
  courses: mayOfCourses(actor, 'courses.list') ? found.courses : [],
  enquiries: mayOfEnquiries(actor, 'enquiries.read') ? found.enquiries : [],
})

async function findStored(db: Db, scope: Scope, search: string, keep: (found: Found) => Found): Promise<Found> {
  const words = searchWords(search)
  if (words.length === 0) return { similar: false, students: [], receipts: [], batches: [], courses: [], enquiries: [] }
  const found = keep(await findExact(db, scope, search, words))
  if (!isEmpty(found) || !words.some(canBeMisspelt)) return found
  const similar = keep(await findSimilar(db, scope, words))
  return isEmpty(similar) ? found : similar
}

async function findExact(db: Db, scope: Scope, search: string, words: SearchWord[]): Promise<Found> {
  const [{ studentIds, ...others }, receipts] = await Promise.all([
    findNamed(db, scope, words),
    findReceipts(db, scope, search),
  ])
  const otherIds = studentIds.length < LIMIT ? await listOtherIds(db, scope, words) : []
  const ids = [...studentIds, ...otherIds].slice(0, LIMIT)
  return { similar: false, ...(await readFound(db, scope, ids, receipts)), ...others }
}

async function findSimilar(db: Db, scope: Scope, words: SearchWord[]): Promise<Found> {
  const { studentIds, ...others } = await findNamed(db, scope, words, await findSimilarWords(db, words))
  return { similar: true, ...(await readFound(db, scope, studentIds, [])), ...others }
}

/** Without receipts, adds the last one of the first student. */
async function readFound(
  db: Db,
  scope: Scope,
  ids: string[],
  receipts: Found['receipts'],
): Promise<Pick<Found, 'students' | 'receipts'>> {
  const [first] = ids
  const [students, lastReceipt] = await Promise.all([
    readStudents(db, scope, ids),
    first !== undefined && receipts.length === 0 ? findLastReceipt(db, scope, first) : [],
  ])
  return { students, receipts: [...receipts, ...lastReceipt] }
}

const isEmpty = ({ students, receipts, batches, courses, enquiries }: Found) =>
  [students, receipts, batches, courses, enquiries].every((records) => records.length === 0)
