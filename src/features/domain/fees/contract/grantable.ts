import type { GrantableOf } from '#shared/contract/grantable.ts'
import type { permissions } from './permissions.ts'

export const grantable: GrantableOf<typeof permissions> = {
  label: 'words:fees',
  permissions: {
    'fees.list': { label: 'permission-sets:feesList', sets: ['accountant', 'observer'] },
    'fees.read': { label: 'permission-sets:feesRead', sets: ['accountant', 'observer'] },
    'fees.take': { label: 'permission-sets:feesTake' },
    'fees.correct': { label: 'permission-sets:feesCorrect', limit: 'days' },
    'fees.void': { label: 'permission-sets:feesVoid', limit: 'days' },
    'fees.correct-signed-off': { label: 'permission-sets:feesCorrectSignedOff', limit: 'days' },
    'fees.void-signed-off': { label: 'permission-sets:feesVoidSignedOff', limit: 'days' },
    'fees.list-voided': { label: 'permission-sets:feesListVoided', sets: ['accountant', 'observer'] },
    'fees.list-refunds': { label: 'permission-sets:feesListRefunds', sets: ['accountant', 'observer'] },
    'fees.refund': { label: 'permission-sets:feesRefund', limit: 'rupees' },
    'fees.void-refund': { label: 'permission-sets:feesVoidRefund' },
    'fees.discount': { label: 'permission-sets:feesDiscount', limit: 'percent' },
    'fees.adjust-freely': { label: 'permission-sets:feesAdjustFreely' },
    'fees.limit-discounts': { label: 'permission-sets:feesLimitDiscounts' },
    'fees.write-off': { label: 'permission-sets:feesWriteOff', limit: 'rupees' },
    'fees.list-concessions': { label: 'permission-sets:feesListConcessions', sets: ['accountant', 'observer'] },
    'fees.plan': { label: 'permission-sets:feesPlan' },
    'fees.list-reminders': { label: 'permission-sets:feesListReminders', sets: ['accountant', 'observer'] },
    'fees.remind': { label: 'permission-sets:feesRemind' },
    'fees.set-reminders': { label: 'permission-sets:feesSetReminders' },
  },
}
