import { sql } from 'kysely'
import { ImportedExpense } from '#features/domain/expenses/contract/imported-expense.ts'
import { importExpenses, voidImportedExpenses } from '#features/domain/expenses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { EXPENSE_IMPORT_FIELDS } from '../../contract/import-expenses.ts'
import type en from '../../contract/messages/en.json'
import { compareSimilar } from './compare-similar.sql.ts'
import { findDayFaults } from './find-day-faults.ts'
import type { KindRules } from './kind-rules.ts'
import { createRecordRules, ofTable } from './records.ts'

const message = messagesOf<typeof en>('import-export')

/** Selects the keys of the institute's expenses in the format of `known_key`. */
const selectExpenses = (importId: string) => sql`
  select concat_ws('|', x.day::text, k.ledger_key, x.amount::text, coalesce(x.payee, ''), x.remark) as key
  from expense x join expense_category k on k.id = x.category_id
  where x.voided_at is null and x.day in (select day from import_row where import_id = ${importId})`

export const expenseRules: KindRules = {
  ...createRecordRules({
    fields: EXPENSE_IMPORT_FIELDS,
    body: ImportedExpense,
    findFaults: findDayFaults,
    ...compareSimilar<ImportedExpense>({
      toKeys: ({ ledgerName, remark, amount, date, payee }) => ({
        known_key: [date, keyOf(ledgerName), amount.toFixed(2), payee ?? '', remark].join('|'),
        day: date,
        category: ledgerName,
      }),
      features: [{ field: 'amount', column: 'known_key', records: selectExpenses, known: message('knownExpense') }],
    }),
    insert: importExpenses,
    ...ofTable('expense', voidImportedExpenses),
  }),
  counts: ['records', 'paid'],
  count: async (tx, importId) =>
    tx
      .selectFrom('expense')
      .select((eb) => eb.fn.countAll<number>().as('records'))
      .select(sql<number>`coalesce(sum(amount), 0)`.as('paid'))
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow(),
}
