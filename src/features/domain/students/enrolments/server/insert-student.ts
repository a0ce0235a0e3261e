import { v7 as uuid } from 'uuid'
import { recomputeAccount } from '#features/domain/students/server/public.ts'
import { insertStudent as insertStudentRow, type NewStudent } from '#features/domain/students/server/students.sql.ts'
import type { Tx } from '#shared/server/db.ts'
import { insertEnrolment } from './enrolments.sql.ts'

type FirstFee = { fee: number; listFee?: number | undefined }

/** Also creates the first enrolment, and returns its id. */
export async function insertStudent(tx: Tx, { fee, listFee, ...student }: NewStudent & FirstFee): Promise<string> {
  const { id, row, at } = student
  await insertStudentRow(tx, student)
  const enrolmentId = uuid()
  await insertEnrolment(tx, { id: enrolmentId, studentId: id, row, fee, listFee, at })
  await recomputeAccount(tx, id)
  return enrolmentId
}
