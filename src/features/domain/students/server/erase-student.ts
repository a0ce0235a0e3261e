import type { Tx } from '#shared/server/db.ts'
import { STUDENT_FIELDS, studentPersonalFields } from '../contract/students.contract.ts'
import { getStudentOrDeleted, updateErasedStudent } from './students.sql.ts'

const ERASED_NAME = { fname: '–', lname: '–' }

const BLANK_FIELDS = Object.fromEntries(
  studentPersonalFields.map((name) => [name, STUDENT_FIELDS[name].required === 'always' ? '' : null]),
)

/** Erases every field declared as personal, and the search texts. The row stays for receipts and attendance. */
export async function eraseStudent(tx: Tx, id: string): Promise<void> {
  const student = await getStudentOrDeleted(tx, id)
  const row = { ...student, ...BLANK_FIELDS, ...ERASED_NAME }
  await updateErasedStudent(tx, id, row)
}
