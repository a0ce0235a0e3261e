import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#shared/server/db.ts'
import type { ImportedEnquiry } from '../contract/imported-enquiry.ts'
import { toColumns } from './enquiries.sql.ts'

export async function deleteImportedEnquiries(tx: Tx, importId: string, ids: readonly string[]): Promise<void> {
  await sql`select remove_imported_enquiries(${importId}, ${ids}::uuid[])`.execute(tx)
}

export async function deleteUnusedNameWords(tx: Tx): Promise<void> {
  await sql`select remove_unused_name_words()`.execute(tx)
}

export async function insertImportedEnquiries(
  tx: Tx,
  enquiries: readonly { enquiry: ImportedEnquiry; courseId: string }[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const rows = enquiries.map(({ enquiry, courseId }) => ({
    id: uuid(),
    course_id: courseId,
    status: enquiry.status,
    next_call_on: enquiry.nextCall ?? null,
    import_id: importId,
    created_at: at,
    ...toColumns(enquiry),
  }))
  // Sends one parameter: thousands of them take longer to send than the rows to write.
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  await sql`insert into enquiry (${columns})
    select ${columns} from jsonb_populate_recordset(null::enquiry, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}
