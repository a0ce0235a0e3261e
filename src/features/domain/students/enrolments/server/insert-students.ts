import { v7 as uuid } from 'uuid'
import { insertStudentAccounts } from '#features/domain/students/server/account/student-account.sql.ts'
import {
  insertStudentRows,
  type Inserted,
  type NewStudent,
} from '#features/domain/students/server/insert-students.sql.ts'
import type { Tx } from '#shared/server/db.ts'
import { insertEnrolments, type NewEnrolment } from './enrolments.sql.ts'

type FirstCourse = Pick<NewEnrolment, 'fee' | 'listFee' | 'isLimitExempt' | 'concession'>

/**
 * Inserts students with their first enrolments and their accounts. `addPayments` gets the ids of the enrolments, in the
 * order of the students, which are also returned.
 */
export async function insertStudents(
  tx: Tx,
  students: readonly (NewStudent & FirstCourse)[],
  inserted: Inserted,
  addPayments?: (enrolmentIds: string[]) => Promise<void>,
): Promise<string[]> {
  await insertStudentRows(tx, students, inserted)
  const enrolments = students.map(({ id, row, fee, listFee, isLimitExempt, concession }) => ({
    id: uuid(),
    studentId: id,
    row,
    n: 1,
    fee,
    listFee,
    isLimitExempt,
    concession,
  }))
  await insertEnrolments(tx, enrolments, inserted.at)
  const enrolmentIds = enrolments.map(({ id }) => id)
  await addPayments?.(enrolmentIds)
  await insertStudentAccounts(
    tx,
    students.map(({ id }) => id),
  )
  return enrolmentIds
}
