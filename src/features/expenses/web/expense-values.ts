import { formatRupees } from '#shared/contract/format-rupees.ts'
import { plainAmount } from '#shared/web/form/plain-amount.ts'
import type { Category, Expense } from '../contract/expenses.contract.ts'

/** `ledger` is the category's id, as the contract has it. */
export type ExpenseValues = { ledger: string; remark: string; date: string; amount: string }

export const expenseValues = ({ ledger, remark, date, amount }: Expense): ExpenseValues => ({
  ledger,
  remark,
  date,
  amount: String(amount),
})

export const expenseBody = ({ amount, ...rest }: ExpenseValues) => ({ ...rest, amount: plainAmount(amount) })

/** What tells an expense from its neighbours in one breath: `Rent, ₹12,000, 2026-11-02`. */
export const expenseName = ({ ledgerName, amount, date }: Expense): string =>
  [ledgerName, formatRupees(amount), date].join(', ')

type Wanted = { ledger?: string | undefined; catId?: string | undefined }

/** The category that an address asks for, by its id or else by its name; none when it is not there any more. */
export function askedFor(categories: readonly Category[], { ledger, catId }: Wanted): Category | undefined {
  return (
    categories.find(({ _id }) => _id === catId) ??
    categories.find((category) => category.ledger.toLowerCase() === ledger?.toLowerCase())
  )
}
