import { sql } from 'kysely'
import { formatReceiptNumber } from '#features/domain/fees/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Tx } from '#shared/server/db.ts'
import type { UndoneStudent } from './kind-rules.ts'

/** Locks the students, so that nobody changes them, takes a payment or signs in as one of them meanwhile. */
export async function lockStudents(tx: Tx, importId: string): Promise<{ id: string; status: string }[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    select s.id, s.status from student s
    join account a on a.id = s.id
    join student_account m on m.student_id = s.id
    join enrolment e on e.student_id = s.id and e.n = 1
    where s.import_id = ${importId} and s.status <> 'Deleted'
    order by s.id for update of s, a, m, e`.execute(tx)
  return rows
}

export async function listReceipts(tx: Tx, ids: readonly string[]): Promise<UndoneStudent[]> {
  const receipts = await tx
    .selectFrom('receipt')
    .select(['student_id', 'financial_year', 'n'])
    .where('student_id', '=', anyOf(ids))
    .where('import_id', 'is not', null)
    .orderBy('n')
    .execute()
  const numbers = Map.groupBy(receipts, (receipt) => receipt.student_id)
  return ids.map((student) => ({
    student,
    receipts: (numbers.get(student) ?? []).map((receipt) => formatReceiptNumber(receipt.financial_year, receipt.n)),
  }))
}

export async function undoImported(
  tx: Tx,
  importId: string,
  studentIds: readonly string[],
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await sql`select undo_imported(${importId}, ${studentIds}::uuid[], ${by}, ${at}, ${reason})`.execute(tx)
}
