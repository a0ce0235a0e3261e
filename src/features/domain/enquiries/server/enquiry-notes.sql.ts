import type { Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { EnquiryNote as NoteTable } from '#shared/server/tables.ts'
import type { EnquiryNote } from '../contract/enquiries.contract.ts'

/** Returns the newest first. */
export async function listNotes(
  db: Db,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ notes: EnquiryNote[]; total: number }> {
  const [rows, { total }] = await readTogether(db, (db) => {
    const ofEnquiry = db.selectFrom('enquiry_note as n').where('n.enquiry_id', '=', id)
    return [
      ofEnquiry
        .leftJoin('account as a', 'a.id', 'n.written_by')
        .select(['n.id as _id', 'n.at', 'a.name as by', 'n.note', 'n.next_call_on as nextCall'])
        .orderBy('n.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      ofEnquiry.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]
  })
  return { notes: rows.map(({ at, by, ...note }) => ({ ...note, at: at.toISOString(), by: by ?? '' })), total }
}

export async function insertNotes(tx: Tx, notes: Insertable<NoteTable>[]): Promise<void> {
  if (notes.length > 0) await tx.insertInto('enquiry_note').values(notes).execute()
}

/** Returns the deleted rows, which `insertNotes` restores. */
export async function deleteNotes(tx: Tx, enquiryId: string) {
  return tx.deleteFrom('enquiry_note').where('enquiry_id', '=', enquiryId).returningAll().execute()
}
