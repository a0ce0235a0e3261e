import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { IMPORTED_SERIES } from '#features/domain/fees/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { anyOf } from '#shared/server/any-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { invalidField } from '#shared/server/errors.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { ImportedExpense } from '../contract/imported-expense.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('expenses')

/** One statement voids this many expenses. */
const CHUNK = 500

/**
 * Creates the expenses of an import without audit entries: the import has one. Their vouchers are in a series of their
 * own, and no daily closing and no cash in hand contains them, because their cash was counted before. 422: no such
 * category.
 */
export async function importExpenses(
  tx: Tx,
  expenses: readonly ImportedExpense[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const ids = await lockCategories(tx, new Set(expenses.map(({ ledgerName }) => keyOf(ledgerName))))
  const rows = expenses.map(({ ledgerName, oldVoucher = null, payMode = null, payee = null, ...expense }, index) => {
    const categoryId = ids.get(keyOf(ledgerName))
    if (categoryId === undefined) throw invalidField('ledgerName', message('unknownCategory'))
    const mode = payMode === null ? { payMode, exactMode: null } : toStoredMode(payMode)
    return { ...expense, ...mode, id: uuid(), index: index + 1, categoryId, oldVoucher, payee }
  })
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

/** Returns the id of each category by its key. None is deleted meanwhile. */
async function lockCategories(tx: Tx, keys: ReadonlySet<string>): Promise<Map<string, string>> {
  const categories = await tx
    .selectFrom('expense_category')
    .select(['id', 'ledger_key'])
    .where('ledger_key', 'in', [...keys])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(categories.map(({ id, ledger_key: key }) => [key, id]))
}

/** Voids expenses of an import, so that its series has no gap. The caller has locked them. */
export async function voidImportedExpenses(
  tx: Tx,
  ids: readonly string[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  for (const chunk of toChunks(ids, CHUNK))
    await tx
      .updateTable('expense')
      .set((eb) => ({ voided_at: at, voided_by: by, updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', anyOf(chunk))
      .where('voided_at', 'is', null)
      .execute()
}

/** Deletes those of the categories that nobody has changed and that have no expenses. */
export async function removeUnusedCategories(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`update expense_category k set deleted_at = ${at}, version = version + 1
    where k.id = ${anyOf(ids)} and k.deleted_at is null and k.version = 1
      and not exists (select from expense x where x.category_id = k.id and x.voided_at is null)
      and not exists (select from recurring_expense o where o.category_id = k.id)`.execute(tx)
}
