import { EXPENSE_FIELDS, type Category, type Expense } from '#features/domain/expenses/contract/expenses.contract.ts'
import type en from '#features/domain/expenses/contract/messages/en.json'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'

const message = messagesOf<typeof en>('expenses')

type Values<V> = Omit<V, 'exactMode'>
/** `payMode` is the exact mode, if it is known. */
export const withExactMode = <V extends { payMode: string; exactMode: string }>({
  exactMode,
  ...values
}: V): Values<V> => ({
  ...values,
  payMode: exactMode || values.payMode,
})

export const expenseValues = (expense?: Expense) => withExactMode(fieldValues(EXPENSE_FIELDS, expense))
export type ExpenseValues = ReturnType<typeof expenseValues>

export const expenseBody = <V extends { amount: string; payMode: string }>({ amount, payMode, ...rest }: V) => ({
  ...rest,
  ...toStoredMode(payMode),
  amount: removeGrouping(amount),
})

/** The API accepts expenses without a mode, like the specification's; the forms need it for the cash in hand. */
export const requirePayMode = ({ payMode }: { payMode: string }): Record<string, MessageWithValues> =>
  payMode === '' ? { payMode: { key: message('payModeMissing'), values: {} } } : {}

/** Returns a text such as `Rent, ₹12,000, 2026-11-02`. */
export const expenseName = (
  { ledgerName, amount, date }: Pick<Expense, 'ledgerName' | 'amount' | 'date'>,
  language: string,
): string => [ledgerName, formatRupees(amount, language), date].join(', ')

type CategoryParams = { ledger?: string | undefined; catId?: string | undefined }

export function findCategory(categories: readonly Category[], { ledger, catId }: CategoryParams): Category | undefined {
  return (
    categories.find(({ _id }) => _id === catId) ??
    categories.find((category) => category.ledger.toLowerCase() === ledger?.toLowerCase())
  )
}
