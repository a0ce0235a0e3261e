import type { Insertable, Selectable } from 'kysely'
import type { Receipt as ReceiptTable } from '#shared/server/tables.ts'
import type { Receipt, ReceiptPart } from '../../contract/fees.contract.ts'
import { formatReceiptNumber } from '../financial-year.ts'
import type { RECEIPT_COLUMNS } from './receipt-columns.sql.ts'

/** The row is of a query, or of JSON in a row, where `changed_at` is a text. */
type ReceiptRow = Pick<Selectable<ReceiptTable>, Exclude<(typeof RECEIPT_COLUMNS)[number], 'changed_at'>> & {
  changed_at: Date | string | null
  parts: ReceiptPart[]
}

export function toReceipt(row: ReceiptRow): Receipt {
  return {
    _id: row.id,
    receiptNo: formatReceiptNumber(row.financial_year, row.n),
    student: row.student_id,
    enrolment: row.enrolment_id,
    name: row.student_name,
    contact: row.contact,
    date: row.paid_on,
    issuedOn: row.issued_on,
    payMode: row.pay_mode as Receipt['payMode'],
    exactMode: row.exact_mode as Receipt['exactMode'],
    payable: row.payable,
    paid: row.paid,
    due: row.due_after,
    course: row.course,
    bCode: row.b_code,
    reference: row.reference,
    note: row.note,
    parts: row.parts,
    month: Number(row.paid_on.slice(5, 7)),
    year: Number(row.paid_on.slice(0, 4)),
    changed: row.changed_at !== null,
    version: row.version,
  }
}

/** Counts of cash write these columns. */
type CountColumn = 'count_id' | 'counted_version' | 'counted_cash'

export type IssuedColumn = Exclude<
  keyof Insertable<ReceiptTable>,
  'changed_at' | 'voided_at' | 'voided_by' | 'void_reason' | 'version' | 'verification_id' | 'import_id' | CountColumn
>

/**
 * Leaves out name and contact, because audit entries are never deleted. Reference and note are stored as personal data.
 */
export function toAuditValues({ name: _name, contact: _contact, reference, note, parts, ...receipt }: Receipt) {
  const references = [reference, ...parts.map((part) => part.reference)].filter((text) => text !== null)
  return {
    ...receipt,
    reference: references.join(', ') || undefined,
    note: note ?? undefined,
    parts: parts.length > 0 ? parts.map(({ mode, amount }) => ({ mode, amount })) : undefined,
  }
}
export const PERSONAL_FIELDS = ['reference', 'note'] as const
