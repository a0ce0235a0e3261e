import type { Tx } from '#shared/server/db.ts'
import { selectRows } from '#shared/server/select-rows.sql.ts'
import { type StudentRow, toColumns, toCourseColumns } from './student-row.ts'
import { rejectTakenRegNo } from './reg-nos/take-reg-nos.ts'

export type NewStudent = { id: string; row: StudentRow; status: 'Active' | 'Pending' | 'Disable' }

/** `importId`: they are counted at the end of the import. */
export type Inserted = { at: Date; importId?: string }

/** The caller adds enrolments, payments and then accounts. 422: another student has one of the registration numbers. */
export async function insertStudentRows(
  tx: Tx,
  students: readonly NewStudent[],
  { at, importId }: Inserted,
): Promise<void> {
  const rows = students.map(({ id, status, row }) => ({
    id,
    import_id: importId ?? null,
    status,
    created_at: at,
    version: 1,
    ...toColumns(row),
    ...toCourseColumns(row),
  }))
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first) as (keyof typeof first)[]
  await tx
    .insertInto('student')
    .columns(columns)
    .expression(selectRows('student', columns, rows))
    .execute()
    .catch(rejectTakenRegNo)
}
