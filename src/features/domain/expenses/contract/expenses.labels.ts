import { labelsOf } from '#shared/contract/record-fields.ts'
import { CATEGORY_FIELDS, EXPENSE_FIELDS } from './expenses.contract.ts'
import { RECURRING_FIELDS } from './recurring-expenses.contract.ts'

export const categoryLabels = labelsOf(CATEGORY_FIELDS)

/** An expense's `ledger` is the category's id; the audit trail shows the name instead. */
const { ledger: ledgerName, ...ownLabels } = labelsOf(EXPENSE_FIELDS)
export const expenseLabels = { voucherNo: 'expenses:voucher', ledgerName, ...ownLabels } as const

const { ledger: _id, ...recurringOwnLabels } = labelsOf(RECURRING_FIELDS)
export const recurringExpenseLabels = { ledgerName, ...recurringOwnLabels, dueOn: 'expenses:dueOn' } as const
