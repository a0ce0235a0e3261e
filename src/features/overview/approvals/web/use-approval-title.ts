import type { Approval } from '#features/overview/approvals/contract/approvals.contract.ts'
import type { ApprovableCall } from '#shared/contract/approvable-calls.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

const TITLES = {
  'receipt.void': 'voidReceipt',
  'receipt.change': 'changeReceipt',
  'discount.give': 'giveDiscount',
  'writeOff.add': 'addWriteOff',
  'refund.record': 'recordRefund',
  'expense.add': 'addExpense',
} as const satisfies Record<ApprovableCall, string>

export function useApprovalTitle() {
  const { t } = useTranslation('approvals')
  return ({ call, number, amount: sum, about }: Approval): string =>
    t(TITLES[call], { number: number ?? '', sum, about: about ?? '' })
}
