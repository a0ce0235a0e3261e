import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

export type Checked = {
  line: number
  errors: object
  /** Rows with the same key are of the same record. Null if the row has errors. */
  person_key: string | null
  name_key?: string | null
  known_key?: string | null
  email_key?: string | null
  phone?: string | null
  reg_key?: string | null
  course?: string | null
  batch?: string | null
  category?: string | null
  day?: string | null
  present?: boolean | null
  fee?: number | null
  /** The fee of the course. Null if there is no such course yet. */
  list_fee?: number | null
  has_fee_reason?: boolean
  discount?: number | null
  payments?: { field: string; amount: number; day?: string }[]
}

export async function saveChecked(tx: Tx, importId: string, rows: readonly Checked[]): Promise<void> {
  await sql`
    update import_row t set errors = r.errors, person_key = r.person_key, name_key = r.name_key, known_key = r.known_key,
      email_key = r.email_key, phone = r.phone, reg_key = r.reg_key, course = r.course, batch = r.batch, fee = r.fee, discount = r.discount,
      list_fee = r.list_fee, has_fee_reason = coalesce(r.has_fee_reason, false),
      category = r.category, day = r.day, present = r.present, payments = coalesce(r.payments, '[]'),
      amount = (select sum((p ->> 'amount')::numeric) from jsonb_array_elements(r.payments) p)
    from jsonb_populate_recordset(null::import_row, ${JSON.stringify(rows)}::jsonb) r
    where t.import_id = ${importId} and t.line = r.line
      and t.line between ${rows[0]?.line ?? 0} and ${rows.at(-1)?.line ?? 0}`.execute(tx)
}
