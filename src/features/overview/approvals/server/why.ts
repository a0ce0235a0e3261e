import type { MessageKey } from '#shared/contract/messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('approvals')

/** The requester reads the error that refused the call, the approver the same about the requester. */
const WHY: Readonly<Record<string, MessageKey>> = {
  'fees:olderThanLimit': message('whyOlder'),
  'fees:signedOff': message('whyCounted'),
  'fees:notSignedOff': message('whyNotCounted'),
  'fees:refundAboveLimit': message('whyRefund'),
  'fees:writeOffAboveLimit': message('whyWriteOff'),
  'fees:leavesAboveLimit': message('whyWriteOff'),
  'fees:noDiscountLeft': message('whyDiscount'),
  'fees:discountTooHigh': message('whyDiscount'),
  'expenses:aboveLimit': message('whyExpense'),
}

export const toWhy = (key: string): MessageKey => WHY[key] ?? (key as MessageKey)
