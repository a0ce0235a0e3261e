import { erasePersonal } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { forgetAnswersAbout } from '#shared/server/idempotency.ts'

/** Stands for a name that was erased. */
const NOBODY = '–'

/** Takes out of a deleted student's record what tells of the person; the row stays, and where it has receipts the name. */
export async function blankStudent(tx: Tx, id: string): Promise<void> {
  const hasReceipts = await tx
    .selectFrom('receipt')
    .select('id')
    .where('student_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  await tx
    .updateTable('student')
    .set((eb) => ({
      status: 'Deleted',
      ...(!hasReceipts && { fname: NOBODY, lname: NOBODY }),
      father: '',
      contact: '',
      alt_contact: null,
      gender: null,
      cur_address: null,
      per_address: null,
      linked_in: null,
      profile: null,
      dob: null,
      degree: null,
      com_year: null,
      university: null,
      search_key: '',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('declared_payment').where('student_id', '=', id).execute()
  await erasePersonal(tx, id)
  await forgetAnswersAbout(tx, id)
}
