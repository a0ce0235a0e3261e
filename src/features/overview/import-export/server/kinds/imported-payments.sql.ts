import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

export async function listPayers(tx: Tx, importId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct student_id as id from receipt where import_id = ${importId} order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns the names of at most 5 students who paid more than their fee, or less than nothing. */
export async function listWrongBalances(tx: Tx, importId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select trim(s.fname || ' ' || s.lname) as name from student_account m join student s on s.id = m.student_id
    where m.student_id in (select student_id from receipt where import_id = ${importId}) and (m.paid > m.fee or m.paid < 0)
    order by m.student_id limit 5`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Leaves out voided receipts. */
export function lockReceipts(tx: Tx, importId: string) {
  return tx
    .selectFrom('receipt')
    .select(['id', 'student_id', 'financial_year', 'n', 'student_name', 'changed_at'])
    .where('import_id', '=', importId)
    .where('voided_at', 'is', null)
    .orderBy('n')
    .forUpdate()
    .execute()
}
