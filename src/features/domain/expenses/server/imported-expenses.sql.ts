import { sql } from 'kysely'
import { IMPORTED_SERIES } from '#features/domain/fees/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Tx } from '#shared/server/db.ts'
import type { ImportedExpense } from '../contract/imported-expense.ts'

export async function voidExpenses(
  tx: Tx,
  ids: readonly string[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('expense')
    .set((eb) => ({ voided_at: at, voided_by: by, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .where('voided_at', 'is', null)
    .execute()
}

type NewExpense = Omit<ImportedExpense, 'ledgerName' | 'payMode'> & {
  id: string
  /** Begins with 1. */
  index: number
  categoryId: string
  payMode: string | null
  exactMode: string | null
}

/** Takes the next numbers of the imported series, in the order of the rows. */
export async function insertImportedExpenses(
  tx: Tx,
  rows: readonly NewExpense[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  await sql`
    with taken as (
      insert into expense_voucher_series as s (financial_year, last) values (${IMPORTED_SERIES}, ${rows.length})
      on conflict (financial_year) do update set last = s.last + excluded.last returning last - ${rows.length}::int as before
    )
    insert into expense (id, financial_year, n, category_id, remark, amount, day, pay_mode, exact_mode, payee, old_voucher,
      created_at, updated_at, import_id)
    select r.id, ${IMPORTED_SERIES}, taken.before + r.index, r."categoryId", r.remark, r.amount, r.date, r."payMode", r."exactMode",
      r.payee, r."oldVoucher", ${at}, ${at}, ${importId}
    from taken, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, index int, "categoryId" uuid, remark text,
      amount numeric(12, 2), date date, "payMode" text, "exactMode" text, payee text, "oldVoucher" text)`.execute(tx)
}
