import { v7 as uuid } from 'uuid'
import { type ImportedStudent, toCourseColumns } from '#features/students/server/public.ts'
import type { Tx } from '#shared/server/db.ts'
import { selectRows } from '#shared/server/select-rows.ts'

/** The first enrolment of each student. Returns their ids in the order of the students. */
export async function insertImportedEnrolments(
  tx: Tx,
  students: readonly (ImportedStudent & { fee: number })[],
  at: Date,
): Promise<string[]> {
  const rows = students.map(({ id, row, fee }) => ({
    ...{ id: uuid(), student_id: id, n: 1, fee, created_at: at, version: 1 },
    ...toCourseColumns(row),
  }))
  const [first] = rows
  if (first === undefined) return []
  const columns = Object.keys(first) as (keyof typeof first)[]
  await tx
    .insertInto('enrolment')
    .columns(columns)
    .expression(selectRows('enrolment', columns, rows))
    .execute()
  return rows.map(({ id }) => id)
}
