import type { Tx } from '#shared/server/db.ts'
import type { StoredStudent } from '../student-row.ts'
import { updateStudentRow } from '../students.sql.ts'
import { takeRegNos } from './take-reg-nos.ts'

/** Follows the pattern of Settings; does nothing without one, or if the student has a number. */
export async function giveRegNo(tx: Tx, student: StoredStudent): Promise<void> {
  if (student.regNo !== null) return
  const [regNo] = await takeRegNos(tx, [student])
  if (regNo) await updateStudentRow(tx, student._id, { ...student, regNo })
}
