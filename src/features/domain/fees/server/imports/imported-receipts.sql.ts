import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { IMPORTED_SERIES } from '../financial-year.ts'

/** One statement voids this many. */
const CHUNK = 500

export type ImportedReceipt = {
  studentId: string
  enrolmentId: string
  name: string
  contact: string
  course: string
  bCode: string
  paid: number
  paidOn: string
  payMode: string
  exactMode: string | null
  /** The number on the old receipt. */
  reference: string | null
  note: string | null
}

export type ImportedDiscount = {
  studentId: string
  enrolmentId: string
  amount: number
  reason: string | null
  day: string
}

/** Inserts discounts of another system. Those of an import without a limit do not count to the percentage of others. */
export async function insertImportedDiscounts(
  tx: Tx,
  discounts: readonly ImportedDiscount[],
  { importId, actorId, isLimited, at }: { importId: string; actorId: string; isLimited: boolean; at: Date },
): Promise<void> {
  const rows = discounts.map((discount) => ({ ...discount, id: uuid() }))
  await sql`
    insert into fee_adjustment (id, student_id, kind, enrolment_id, amount, reason, day, created_at, created_by, by_hr, import_id)
    select r.id, r."studentId", 'Discount', r."enrolmentId", r.amount, r.reason, r.day, ${at}, ${actorId}, ${isLimited}, ${importId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "studentId" uuid, "enrolmentId" uuid,
      amount numeric(12, 2), reason text, day date)`.execute(tx)
}

/**
 * Requires the receipts of the other system in the order of payment for each student. They are in a series of their
 * own, are issued by nobody and belong to no daily closing, because their cash was counted before. Insert enrolments
 * and discounts first, which make the fee.
 */
export async function insertImportedReceipts(
  tx: Tx,
  receipts: readonly ImportedReceipt[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  if (receipts.length === 0) return
  const rows = receipts.map((receipt, index) => ({ ...receipt, id: uuid(), index: index + 1 }))
  await sql`
    with taken as (
      insert into receipt_series as s (financial_year, last) values (${IMPORTED_SERIES}, ${rows.length})
      on conflict (financial_year) do update set last = s.last + excluded.last returning last - ${rows.length}::int as before
    ), inserted as (
    insert into receipt (id, financial_year, n, student_id, enrolment_id, student_name, contact, course, b_code, pay_mode, exact_mode,
      payable, paid, due_after, paid_on, issued_on, issued_at, reference, note, import_id)
    select r.id, ${IMPORTED_SERIES}, taken.before + r.index, r."studentId", r."enrolmentId", r.name, r.contact, r.course, r."bCode",
      r."payMode", r."exactMode", coalesce(m.fee, f.fee), r.paid, coalesce(m.fee - m.paid, f.fee) - sum(r.paid) over (partition by r."studentId" order by r.index), r."paidOn", r."paidOn",
      ${at}, r.reference, r.note, ${importId}
    from taken, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, index int, "studentId" uuid, "enrolmentId" uuid,
      name text, contact text, course text, "bCode" text, "payMode" text, "exactMode" text, paid numeric(12, 2), "paidOn" date, reference text, note text)
      left join student_account m on m.student_id = r."studentId"
      cross join lateral (select e.fee - coalesce((select sum(amount) from fee_adjustment where enrolment_id = e.id), 0) as fee
        from enrolment e where e.id = r."enrolmentId") f
    returning id, enrolment_id, paid
    )
    insert into receipt_settlement (receipt_id, n, enrolment_id, amount) select id, 1, enrolment_id, paid from inserted`.execute(
    tx,
  )
}

/**
 * Receipts are voided, not deleted, so that the series has no gap. The caller has locked them, and computes the
 * balances.
 */
export async function voidImportedReceipts(
  tx: Tx,
  ids: readonly string[],
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  for (const chunk of toChunks(ids, CHUNK))
    await tx
      .updateTable('receipt')
      .set((eb) => ({ voided_at: at, voided_by: by, void_reason: reason, version: eb('version', '+', 1) }))
      .where('id', '=', anyOf(chunk))
      .execute()
}
