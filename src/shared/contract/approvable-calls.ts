/** Can be approved by somebody with a higher limit. */
export const APPROVABLE_CALLS = [
  'receipt.void',
  'receipt.change',
  'discount.give',
  'writeOff.add',
  'refund.record',
  'expense.add',
] as const
export type ApprovableCall = (typeof APPROVABLE_CALLS)[number]
