import { sql } from 'kysely'
import { selectStudents } from '#features/domain/students/server/public.ts'
import type { Tx } from '#shared/server/db.ts'
import { EVERYBODY } from '#shared/server/scope.ts'

export const getContacts = (tx: Tx, id: string) =>
  selectStudents(tx, EVERYBODY)
    .select(['s.fname', 's.lname', 's.contact', 's.alt_contact as altContact', 'a.email'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()

/** Lists the enquiries of the student that HR had deleted before. */
export async function listEnquiryIds(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('deletion')
    .select('id')
    .where('record', '=', 'enquiry')
    .where(sql<boolean>`enquiry ->> 'student_id' = ${studentId}`)
    .execute()
  return rows.map(({ id }) => id)
}

export const getStudentName = (tx: Tx, id: string) =>
  selectStudents(tx, EVERYBODY).select(['s.fname', 's.lname']).where('s.id', '=', id).executeTakeFirstOrThrow()

export async function isImportUndone(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('student as s')
    .innerJoin('import as i', 'i.id', 's.import_id')
    .select('i.state')
    .where('s.id', '=', id)
    .executeTakeFirst()
  return row?.state === 'undone'
}

export async function getEmail(tx: Tx, studentId: string): Promise<string> {
  const { email } = await selectStudents(tx, EVERYBODY)
    .select('a.email')
    .where('s.id', '=', studentId)
    .executeTakeFirstOrThrow()
  return email
}
