import { sql } from 'kysely'
import { lockCourseByName } from '#features/courses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import type { ImportedEnquiry } from '../contract/imported-enquiry.ts'
import { insertImportedEnquiries } from './enquiries.sql.ts'

/** Removed by one statement. */
const CHUNK = 500

/** Creates the enquiries of an import without audit entries: the import has one. 422: no such course. */
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

/**
 * Deletes the enquiries of an import. Returns the number of those that were not changed, noted, emailed, admitted or entered in a
 * waiting list: without audit entries of their own.
 */
export async function removeImportedEnquiries(tx: Tx, importId: string): Promise<number> {
  const own = tx.selectFrom('enquiry').where('import_id', '=', importId)
  const enquiries = await own.select('id').orderBy('id').forUpdate().execute()
  const { untouched } = await own
    .select((eb) => eb.fn.countAll<number>().as('untouched'))
    .where('version', '=', 1)
    .where(sql<boolean>`not exists (select from audit_entry a where a.record_id = enquiry.id)`)
    .where(sql<boolean>`not exists (select from batch_waiting w where w.enquiry_id = enquiry.id)`)
    .executeTakeFirstOrThrow()
  for (const chunk of toChunks(enquiries, CHUNK)) {
    const ids = chunk.map(({ id }) => id)
    await sql`select remove_imported_enquiries(${importId}, ${ids}::uuid[])`.execute(tx)
  }
  await sql`select remove_unused_name_words()`.execute(tx)
  return untouched
}
