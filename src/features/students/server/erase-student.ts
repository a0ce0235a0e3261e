import { erasePersonalAudit } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { eraseDraftsOfRecord } from '#shared/server/drafts.ts'
import { eraseResponsesOfStudent } from '#shared/server/idempotency.ts'
import { STUDENT_FIELDS, studentPersonalFields, type Student } from '../contract/students.contract.ts'
import { deleteDeclaredPayment } from './student-account.sql.ts'
import { toColumns } from './student-row.ts'
import { getCourseAndBatchIds } from './students.sql.ts'

const ERASED_NAME = '–'

const BLANK_FIELDS = Object.fromEntries(
  studentPersonalFields.map((name) => [name, STUDENT_FIELDS[name].required === 'always' ? '' : null]),
)

/**
 * Marks a student as deleted and erases the personal data. The row stays; so does the name while receipts or attendance
 * refer to it. The caller has locked the student.
 */
export async function eraseStudent(tx: Tx, student: Student): Promise<void> {
  const { _id: id, fname, lname } = student
  const keepsName = await hasReceiptOrAttendance(tx, id)
  const row = {
    ...student,
    ...BLANK_FIELDS,
    ...(keepsName ? { fname, lname } : { fname: ERASED_NAME, lname: ERASED_NAME }),
    ...(await getCourseAndBatchIds(tx, id)),
  }
  await tx
    .updateTable('student')
    .set((eb) => ({
      ...toColumns(row),
      ...(!keepsName && { search_key: '', search_text: '' }),
      status: 'Deleted',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await deleteDeclaredPayment(tx, id)
  await erasePersonalAudit(tx, id)
  await eraseResponsesOfStudent(tx, id)
  await eraseDraftsOfRecord(tx, id)
}

async function hasReceiptOrAttendance(tx: Tx, id: string): Promise<boolean> {
  const receipt = tx.selectFrom('receipt').select('id').where('student_id', '=', id).limit(1)
  const mark = tx.selectFrom('attendance_mark').select('day').where('student_id', '=', id).limit(1)
  return Boolean((await receipt.executeTakeFirst()) ?? (await mark.executeTakeFirst()))
}
