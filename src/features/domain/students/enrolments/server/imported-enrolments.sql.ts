import { v7 as uuid } from 'uuid'
import type { ImportedStudent } from '#features/domain/students/server/public.ts'
import { toCourseColumns } from '#features/domain/students/server/student-row.ts'
import type { Tx } from '#shared/server/db.ts'
import { selectRows } from '#shared/server/select-rows.sql.ts'

type Imported = ImportedStudent & { fee: number; listFee: number; feeReason: string | null }

/**
 * Creates the first enrolment of each student. Returns their ids in the order of the students. The limit of HR does not
 * count what an admin imports.
 */
export async function insertImportedEnrolments(
  tx: Tx,
  students: readonly Imported[],
  { actorId, byHr, at, today }: { actorId: string; byHr: boolean; at: Date; today: string },
): Promise<string[]> {
  const rows = students.map(({ id, row, fee, listFee, feeReason }) => ({
    id: uuid(),
    student_id: id,
    n: 1,
    fee,
    list_fee: listFee,
    created_at: at,
    version: 1,
    ...toCourseColumns(row),
    limit_exempt: !byHr,
    ...(fee < listFee
      ? {
          fee_kind: 'Import',
          fee_reason: feeReason,
          fee_on: today,
          fee_by: actorId,
        }
      : {
          fee_kind: null,
          fee_reason: null,
          fee_on: null,
          fee_by: null,
        }),
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
