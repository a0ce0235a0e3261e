import { sql } from 'kysely'
import { deleteAccessLinks } from '#features/domain/admissions/server/public.ts'
import { IMPORT_UNDONE } from '#features/domain/fees/contract/fees.contract.ts'
import { formatReceiptNumber } from '#features/domain/fees/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import { anyOf } from '#shared/server/any-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { insertDeletions } from '#shared/server/deletions.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { assertUntouched, type UndoneStudent } from './kind-rules.ts'

/** Students per statement. */
const CHUNK = 100

/**
 * Marks the students as Deleted for good and voids their receipts, so that printed ones stay known. Returns the
 * students with the numbers of their receipts. 409: one of them was changed or is in use.
 */
export async function undoStudents(tx: Tx, ctx: Ctx<Actor>, importId: string): Promise<UndoneStudent[]> {
  const students = await lockStudents(tx, importId)
  await assertUntouched(tx, importId, 'student')
  const ids = students.map(({ id }) => id)
  await deleteAccessLinks(tx, ids)
  const undone: UndoneStudent[] = []
  for (const chunk of toChunks(students, CHUNK)) {
    const some = chunk.map(({ id }) => id)
    undone.push(...(await listReceipts(tx, some)))
    await insertDeletions(
      tx,
      ctx,
      chunk.map(({ id, status }) => ({ id, record: 'student', statusBefore: status })),
    )
    await sql`select undo_imported(${importId}, ${some}::uuid[], ${ctx.actor.id}, ${ctx.clock.now()}, ${IMPORT_UNDONE})`.execute(
      tx,
    )
  }
  return undone
}

/** Locks the students, so that nobody changes them, takes a payment or signs in as one of them meanwhile. */
async function lockStudents(tx: Tx, importId: string): Promise<{ id: string; status: string }[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    select s.id, s.status from student s
    join account a on a.id = s.id
    join student_account m on m.student_id = s.id
    join enrolment e on e.student_id = s.id and e.n = 1
    where s.import_id = ${importId} and s.status <> 'Deleted'
    order by s.id for update of s, a, m, e`.execute(tx)
  return rows
}

async function listReceipts(tx: Tx, ids: readonly string[]): Promise<UndoneStudent[]> {
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
