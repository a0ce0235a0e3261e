import { changeMode, fitsPayMode } from '#features/domain/fees/contract/pay-modes.ts'
import type feesEn from '#features/domain/fees/contract/messages/en.json'
import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type { Expense, ExpenseChange } from '../contract/expenses.contract.ts'

const message = messagesOf<typeof feesEn>('fees')

/** 422: the exact mode does not belong to the payment mode. */
export function changeExpenseMode(
  before: Pick<Expense, 'payMode' | 'exactMode'>,
  change: Pick<ExpenseChange, 'payMode' | 'exactMode'>,
) {
  const mode = changeMode(before, change)
  if (!fitsPayMode(mode)) throw invalidField('exactMode', message('exactModeDiffers'))
  return mode
}
