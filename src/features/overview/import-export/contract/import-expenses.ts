import { CATEGORY_FIELDS, EXPENSE_FIELDS } from '#features/domain/expenses/contract/expenses.contract.ts'
import { ALL_MODES, PAY_MODE_LABELS } from '#features/domain/fees/contract/pay-modes.ts'
import { oneOf, text } from '#shared/contract/scalars.ts'
import { AMOUNT, choices, DAY, type ImportFields, importFieldsOf } from './import-field.ts'
import { PAY_MODE_SYNONYMS } from './import-students.ts'

const { ledger, exactMode: _exact, ...fields } = EXPENSE_FIELDS

export const EXPENSE_IMPORT_FIELDS = {
  /** The name of the category. The old number is read from the column that contains our number in an export. */
  ledgerName: {
    label: ledger.label,
    input: CATEGORY_FIELDS.ledger.input,
    aliases: ['Ledger name', 'Ledger', 'Head', 'Expense head', 'Expense type', 'Account'],
  },
  ...importFieldsOf(fields, {
    remark: { aliases: ['Remarks', 'Description', 'Details', 'Particulars', 'Narration', 'Note', 'Purpose'] },
    amount: { ...AMOUNT, aliases: ['Amount paid', 'Paid', 'Debit', 'Cost', 'Expense'] },
    date: { ...DAY, aliases: ['Expense date', 'Date of payment', 'Paid on', 'Voucher date'] },
    payMode: {
      ...choices(ALL_MODES, PAY_MODE_LABELS),
      input: oneOf(ALL_MODES),
      synonyms: PAY_MODE_SYNONYMS,
      aliases: ['Mode', 'Mode of payment', 'Paid by'],
    },
    payee: { aliases: ['Paid to', 'Party', 'Vendor', 'Supplier', 'Name'] },
  }),
  oldVoucher: {
    label: 'expenses:voucher',
    input: text(100),
    aliases: ['Voucher no', 'Voucher number', 'Vch no', 'Bill no', 'Invoice no'],
  },
} satisfies ImportFields
