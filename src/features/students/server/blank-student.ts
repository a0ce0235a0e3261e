import { erasePersonal } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { forgetAnswersAbout } from '#shared/server/idempotency.ts'

/** Takes out of a deleted student's record what tells of the person; the row stays for receipts and marks. */
export async function blankStudent(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({
      status: 'Deleted',
      contact: '',
      alt_contact: null,
      cur_address: null,
      per_address: null,
      linked_in: null,
      profile: null,
      dob: null,
      search_key: '',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('declared_payment').where('student_id', '=', id).execute()
  await erasePersonal(tx, id)
  await forgetAnswersAbout(tx, id)
}
