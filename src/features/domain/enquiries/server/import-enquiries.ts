import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import type { ImportedEnquiry } from '../contract/imported-enquiry.ts'
import { deleteImportedEnquiries, deleteUnusedNameWords, insertImportedEnquiries } from './imported-enquiries.sql.ts'

/** One statement removes so many enquiries. */
const CHUNK = 500

/** Writes no audit entries, because the import has one. 422: no such course. */
export async function importEnquiries(
  tx: Tx,
  enquiries: readonly ImportedEnquiry[],
  origin: { importId: string; at: Date },
): Promise<void> {
  const ids = new Map<string, string>()
  for (const { course } of enquiries)
    if (!ids.has(keyOf(course))) ids.set(keyOf(course), await lockCourseByName(tx, course, 'course'))
  const rows = enquiries.map((enquiry) => ({ enquiry, courseId: ids.get(keyOf(enquiry.course)) ?? '' }))
  await insertImportedEnquiries(tx, rows, origin)
}

/** The caller has locked the enquiries, and found that nobody has changed or uses them. */
export async function removeImportedEnquiries(tx: Tx, importId: string, ids: readonly string[]): Promise<void> {
  for (const chunk of toChunks(ids, CHUNK)) await deleteImportedEnquiries(tx, importId, chunk)
  await deleteUnusedNameWords(tx)
}
