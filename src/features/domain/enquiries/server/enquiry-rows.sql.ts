import type { Insertable } from 'kysely'
import { foldText } from '#shared/contract/fold-text.ts'
import type { Tx } from '#shared/server/db.ts'
import type { Enquiry, EnquiryNote } from '#shared/server/tables.ts'
import { deleteNotes, insertNotes } from './enquiry-notes.sql.ts'

/** Is a deleted enquiry, as stored until it is erased. */
export type EnquiryRow = Insertable<Enquiry> & { notes?: Insertable<EnquiryNote>[] }

/** The database computes the search text. */
function withoutSearchText<Row extends { search_text?: unknown }>({ search_text: _computed, ...row }: Row) {
  return row
}

/** Returns the rows of the enquiry and its notes, which `insertEnquiryRow` restores. */
export async function deleteEnquiry(tx: Tx, by: Partial<Record<'id' | 'student_id', string>>) {
  const where = tx.selectFrom('enquiry').where((eb) => eb.and(by))
  const locked = await where.select('id').forUpdate().executeTakeFirst()
  if (!locked) return undefined
  const notes = await deleteNotes(tx, locked.id)
  const row = await tx.deleteFrom('enquiry').where('id', '=', locked.id).returningAll().executeTakeFirstOrThrow()
  return { ...withoutSearchText(row), notes }
}

/** A row that was deleted by an earlier version has no notes, and may have another key. */
export async function insertEnquiryRow(tx: Tx, { notes = [], ...row }: EnquiryRow): Promise<{ id: string }> {
  const { id } = await tx
    .insertInto('enquiry')
    .values({ ...withoutSearchText(row), name_key: foldText(row.name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertNotes(tx, notes)
  return { id }
}
