import { v7 as uuid } from 'uuid'
import {
  insertStudent as insertStudentRow,
  type NewStudent,
  recomputeAccount,
} from '#features/students/server/public.ts'
import type { Tx } from '#shared/server/db.ts'
import { insertEnrolment } from './enrolments.sql.ts'

/** With the first enrolment. */
export async function insertStudent(tx: Tx, { fee, ...student }: NewStudent & { fee: number }): Promise<void> {
  const { id, row, at } = student
  await insertStudentRow(tx, student)
  await insertEnrolment(tx, { id: uuid(), studentId: id, row, fee, at })
  await recomputeAccount(tx, id)
}
