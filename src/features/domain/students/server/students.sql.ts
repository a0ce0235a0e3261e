import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { EVERYBODY, type Scope, within } from '#shared/server/scope.ts'
import { rejectTakenRegNo } from './reg-nos/take-reg-nos.ts'
import { lockAccount } from './account/student-account.sql.ts'
import { STUDENT_COLUMNS } from './student-columns.sql.ts'
import { type PersonalRow, type StoredStudent, toColumns } from './student-row.ts'

/** Includes deleted students. Use: `selectStudents(db, scope).select(STUDENT_COLUMNS)`. */
export function selectStudents(db: Db, scope: Scope) {
  return db
    .selectFrom('student as s')
    .innerJoin('account as a', 'a.id', 's.id')
    .innerJoin('course as c', 'c.id', 's.course_id')
    .innerJoin('batch as b', 'b.id', 's.batch_id')
    .innerJoin('student_account as m', 'm.student_id', 's.id')
    .leftJoin('declared_payment as d', 'd.student_id', 's.id')
    .leftJoin('student_photo as p', 'p.student_id', 's.id')
    .$call(within(scope, 's.id'))
}

/** Returns undefined if the student is unknown or deleted. */
export async function findStudent(db: Db, scope: Scope, id: string): Promise<StoredStudent | undefined> {
  const [student] = await selectStudent(db, scope, id)
  return student
}

export async function getStudentOrDeleted(tx: Tx, id: string): Promise<StoredStudent> {
  return selectStudents(tx, EVERYBODY).select(STUDENT_COLUMNS).where('s.id', '=', id).executeTakeFirstOrThrow()
}

const selectStudent = compileForScopes((db, scope, id: string) =>
  selectStudents(db, scope).select(STUDENT_COLUMNS).where('s.id', '=', id).where('s.status', '<>', 'Deleted'),
)

export async function getBatchTime(db: Db, scope: Scope, id: string): Promise<{ bTime: string }> {
  return db
    .selectFrom('student as s')
    .innerJoin('batch as b', 'b.id', 's.batch_id')
    .select('b.time as bTime')
    .where('s.id', '=', id)
    .$call(within(scope, 's.id'))
    .executeTakeFirstOrThrow()
}

/**
 * Locks the student's row, then the account, and reads the student. The row lock is `FOR NO KEY UPDATE`: a payment that
 * has locked the account refers to the student, and a stronger lock would deadlock with it.
 */
export async function lockStudent(tx: Tx, scope: Scope, id: string): Promise<StoredStudent | undefined> {
  await tx.selectFrom('student').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await lockAccount(tx, id)
  return findStudent(tx, scope, id)
}

export async function updateStudentRow(tx: Tx, id: string, row: PersonalRow): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({ ...toColumns(row), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .catch(rejectTakenRegNo)
}

/** Leaves no search texts. */
export async function updateErasedStudent(tx: Tx, id: string, row: PersonalRow): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({ ...toColumns(row), search_key: '', search_text: '', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Call it after a change of the main enrolment, whose values are fields of the student. */
export async function raiseStudentVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type StudentStatus = 'Pending' | 'Active' | 'Disable' | 'Deleted'

export async function setStudentStatus(tx: Tx, id: string, status: StudentStatus): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
