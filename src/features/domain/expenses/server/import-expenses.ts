import { v7 as uuid } from 'uuid'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { invalidField } from '#shared/server/errors.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { ImportedExpense } from '../contract/imported-expense.ts'
import type en from '../contract/messages/en.json'
import { lockCategories } from './categories.sql.ts'
import { insertImportedExpenses, voidExpenses } from './imported-expenses.sql.ts'

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
  await insertImportedExpenses(tx, rows, { importId, at })
}

/** Voids expenses of an import, so that its series has no gap. The caller has locked them. */
export async function voidImportedExpenses(
  tx: Tx,
  ids: readonly string[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  for (const chunk of toChunks(ids, CHUNK)) await voidExpenses(tx, chunk, { at, by })
}
