import { ImportedExpense } from '#features/domain/expenses/contract/imported-expense.ts'
import { importExpenses, voidImportedExpenses } from '#features/domain/expenses/server/public.ts'
import type expensesEn from '#features/domain/expenses/contract/messages/en.json'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { EXPENSE_IMPORT_FIELDS } from '../../contract/import-expenses.ts'
import type en from '../../contract/messages/en.json'
import { compareSimilar } from './compare-similar.sql.ts'
import { findDayFaults } from './find-day-faults.ts'
import { countExpenses } from './imported-counts.sql.ts'
import type { KindRules } from './kind-rules.ts'
import { selectExpenseKeys } from './known-keys.sql.ts'
import { createRecordRules, ofTable } from './records.ts'

const message = messagesOf<typeof en>('import-export')
const expensesMessage = messagesOf<typeof expensesEn>('expenses')

export const expenseRules: KindRules = {
  ...createRecordRules({
    fields: EXPENSE_IMPORT_FIELDS,
    body: ImportedExpense,
    findFaults: (expense, context) => ({
      ...findDayFaults(expense, context),
      ...(expense.amount > context.maxExpense && {
        amount: { key: expensesMessage('aboveLimit'), values: { sum: context.maxExpense } },
      }),
    }),
    ...compareSimilar<ImportedExpense>({
      toKeys: ({ ledgerName, remark, amount, date, payee }) => ({
        known_key: [date, keyOf(ledgerName), amount.toFixed(2), payee ?? '', remark].join('|'),
        day: date,
        category: ledgerName,
      }),
      features: [{ field: 'amount', column: 'known_key', records: selectExpenseKeys, known: message('knownExpense') }],
    }),
    insert: importExpenses,
    ...ofTable('expense', voidImportedExpenses),
  }),
  counts: ['records', 'paid'],
  count: countExpenses,
}
