import { EXPENSE_FIELDS, type Category, type Expense } from '#features/expenses/contract/expenses.contract.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'

export const expenseValues = (expense?: Expense) => fieldValues(EXPENSE_FIELDS, expense)
export type ExpenseValues = ReturnType<typeof expenseValues>

export const expenseBody = ({ amount, ...rest }: ExpenseValues) => ({ ...rest, amount: removeGrouping(amount) })

/** `Rent, ₹12,000, 2026-11-02` */
export const expenseName = ({ ledgerName, amount, date }: Expense, language: string): string =>
  [ledgerName, formatRupees(amount, language), date].join(', ')

type CategoryParams = { ledger?: string | undefined; catId?: string | undefined }

export function findCategory(categories: readonly Category[], { ledger, catId }: CategoryParams): Category | undefined {
  return (
    categories.find(({ _id }) => _id === catId) ??
    categories.find((category) => category.ledger.toLowerCase() === ledger?.toLowerCase())
  )
}
