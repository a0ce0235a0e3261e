import { type RawBuilder, sql } from 'kysely'
import type { Receipt as ReceiptTable } from '#shared/server/tables.ts'
import type { ReceiptPart } from '../../contract/fees.contract.ts'

export const RECEIPT_COLUMNS = [
  'id',
  'financial_year',
  'n',
  'student_id',
  'enrolment_id',
  'student_name',
  'contact',
  'course',
  'b_code',
  'pay_mode',
  'exact_mode',
  'payable',
  'paid',
  'due_after',
  'paid_on',
  'issued_on',
  'reference',
  'note',
  'changed_at',
  'version',
] as const satisfies (keyof ReceiptTable)[]

/** `table` is the name or alias of the receipts in the query. */
export const selectParts = (table: 'receipt' | 'r') =>
  sql<ReceiptPart[]>`case when ${sql.ref(`${table}.pay_mode`)} = 'Others' then coalesce((
    select json_agg(json_build_object('mode', p.mode, 'amount', p.amount, 'reference', p.reference) order by p.n)
    from receipt_part p where p.receipt_id = ${sql.ref(`${table}.id`)}), '[]') else '[]' end`.as('parts')

/** Selects the number of another receipt, `o`, or null. */
export const selectNumberOf = (isOther: RawBuilder<unknown>) =>
  sql<string | null>`(select o.financial_year || '/' || lpad(o.n::text, 6, '0') from receipt o where ${isOther})`
