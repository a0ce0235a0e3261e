import { sql } from 'kysely'
import type { ImportedMark } from '#features/domain/attendance/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type en from '../../contract/messages/en.json'

const message = messagesOf<typeof en>('import-export')

export async function skipKnownMarks(tx: Tx, importId: string): Promise<void> {
  await sql`update import_row set is_skipped = true where import_id = ${importId} and not is_skipped
    and conflicts -> 'student' ->> 'key' = ${message('markedAlready')}`.execute(tx)
}

export async function listStagedMarks(tx: Tx, importId: string): Promise<ImportedMark[]> {
  const { rows } = await sql<ImportedMark>`
    select student, batch, day::text, present from import_row
    where import_id = ${importId} and not is_skipped and person_key is not null order by student, day`.execute(tx)
  return rows
}

export async function skipKnownPayments(tx: Tx, importId: string): Promise<void> {
  await sql`update import_row set is_skipped = true where import_id = ${importId} and not is_skipped
    and exists (select from jsonb_each(warnings) w where w.value ->> 'key' = ${message('knownPayment')})`.execute(tx)
}

type PaidRow = { line: number; cells: string[]; student: string; name: string; contact: string }

export async function listStagedPayments(tx: Tx, importId: string): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select r.line, r.cells, r.student, s.fname || ' ' || s.lname as name, s.contact
    from import_row r join student s on s.id = r.student
    where r.import_id = ${importId} and not r.is_skipped and r.person_key is not null order by r.line`.execute(tx)
  return rows
}

/** Counts the students of the rows that are imported and not dropped, by the batch of their first row. */
export async function countPerBatch(tx: Tx, importId: string): Promise<{ batch: string; students: number }[]> {
  const { rows } = await sql<{ batch: string; students: number }>`
    select batch, count(*) as students from (
      select distinct on (person_key) batch, present from import_row
      where import_id = ${importId} and not is_skipped and person_key is not null order by person_key, line
    ) person where batch is not null and present group by batch`.execute(tx)
  return rows
}
