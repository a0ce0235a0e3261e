import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import type { StoredStudent } from '#features/domain/students/server/student-row.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import { listSlot, slot } from '#shared/server/slot.ts'
import type { DB } from '#shared/server/tables.ts'

const overviewPart = <Field extends keyof StudentOverview>(name: string) =>
  slot<(db: Db, scope: Scope, id: string, today: string) => Promise<Pick<StudentOverview, Field>>>(
    `overview of a student: ${name}`,
  )

/** Each reads fields of the overview, with one statement on the `db` that it gets, so that all are sent together. */
export const overviewParts = {
  fees: overviewPart<'fees' | 'reminded'>('fees'),
  attendance: overviewPart<'attendance'>('attendance'),
  portfolio: overviewPart<'projects' | 'portfolio'>('portfolio'),
  access: overviewPart<'access'>('access'),
}

/** Deletes the student, who can be restored until the personal data is erased. */
export const studentDeletion =
  slot<(tx: Tx, ctx: AuditContext, student: StoredStudent) => Promise<void>>('deletion of a student')

/** Counts the deleted records that are listed. */
export const deletedCount = slot<(db: Db, scope: Scope, now: Date) => Promise<number>>('count of deleted records')

export type TableOfStudents = { [Table in keyof DB]: 'student_id' extends keyof DB[Table] ? Table : never }[keyof DB]
type Erase = (tx: Tx, studentId: string) => Promise<void>

/** Each feature lists its tables that have the id of a student. */
export const studentErasure = listSlot<{
  [Table in TableOfStudents | 'student']?: Erase | 'keeps no personal data' | 'is deleted with the student'
}>('erasure of a student')
