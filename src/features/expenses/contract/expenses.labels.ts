import { labelsOf } from '#shared/contract/record-fields.ts'
import { CATEGORY_FIELDS, EXPENSE_FIELDS } from './expenses.contract.ts'

export const categoryLabels = labelsOf(CATEGORY_FIELDS)

/** An expense's `ledger` is the category's id; the audit trail shows the name instead. */
const { ledger: ledgerName, ...ownLabels } = labelsOf(EXPENSE_FIELDS)
export const expenseLabels = { ledgerName, ...ownLabels }
