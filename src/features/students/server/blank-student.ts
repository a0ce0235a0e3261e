import { erasePersonal } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { eraseResponsesOfStudent } from '#shared/server/idempotency.ts'

/** Stands for a name that was erased. */
const NOBODY = '–'

/** Takes out of a deleted student's record what tells of the person; the row stays, and where the books know the person the name. */
export async function blankStudent(tx: Tx, id: string): Promise<void> {
  const isInBooks = await standsInBooks(tx, id)
  await tx
    .updateTable('student')
    .set((eb) => ({
      status: 'Deleted',
      ...(!isInBooks && { fname: NOBODY, lname: NOBODY, search_key: '' }),
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
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('declared_payment').where('student_id', '=', id).execute()
  await erasePersonal(tx, id)
  await eraseResponsesOfStudent(tx, id)
}

/** Receipts and attendance stay when their student goes, and are found by the name. */
async function standsInBooks(tx: Tx, id: string): Promise<boolean> {
  const receipt = tx.selectFrom('receipt').select('id').where('student_id', '=', id).limit(1)
  const mark = tx.selectFrom('attendance_mark').select('day').where('student_id', '=', id).limit(1)
  return Boolean((await receipt.executeTakeFirst()) ?? (await mark.executeTakeFirst()))
}
