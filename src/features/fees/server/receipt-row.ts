import type { Insertable, Selectable } from 'kysely'
import type { Receipt as ReceiptTable } from '#shared/server/tables.ts'
import type { Receipt } from '../contract/fees.contract.ts'
import { formatReceiptNumber } from './financial-year.ts'

export const RECEIPT_COLUMNS = [
  'id',
  'financial_year',
  'n',
  'student_id',
  'student_name',
  'contact',
  'course',
  'b_code',
  'pay_mode',
  'payable',
  'paid',
  'due_after',
  'paid_on',
  'issued_on',
  'changed_at',
  'version',
] as const satisfies (keyof ReceiptTable)[]

type ReceiptRow = Pick<Selectable<ReceiptTable>, (typeof RECEIPT_COLUMNS)[number]>

/** A field of the contract that is missing here does not compile. */
export function toReceipt(row: ReceiptRow): Receipt {
  return {
    _id: row.id,
    receiptNo: formatReceiptNumber(row.financial_year, row.n),
    student: row.student_id,
    name: row.student_name,
    contact: row.contact,
    date: row.paid_on,
    issuedOn: row.issued_on,
    payMode: row.pay_mode as Receipt['payMode'],
    payable: row.payable,
    paid: row.paid,
    due: row.due_after,
    course: row.course,
    bCode: row.b_code,
    month: Number(row.paid_on.slice(5, 7)),
    year: Number(row.paid_on.slice(0, 4)),
    changed: row.changed_at !== null,
    version: row.version,
  }
}

export type IssuedColumn = Exclude<
  keyof Insertable<ReceiptTable>,
  'changed_at' | 'voided_at' | 'voided_by' | 'void_reason' | 'version'
>
