import { feature } from '#shared/contract/feature.ts'
import { plansApi } from '../plans/contract/plans.contract.ts'
import { remindersApi } from '../reminders/contract/reminders.contract.ts'
import { adjustmentsApi } from './adjustments.contract.ts'
import { concessionsApi } from './concessions.contract.ts'
import { feesApi } from './fees.contract.ts'
import { receiptFileApi } from './receipt-file.contract.ts'
import { refundsApi } from './refunds.contract.ts'
import { verificationApi } from './verification.contract.ts'
import { grantable } from './grantable.ts'
import { permissions } from './permissions.ts'

export const fees = feature('fees', {
  uses: ['identity', 'institute', 'courses', 'students'],
  tables: [
    'fee_plan',
    'fee_plan_row',
    'reminder',
    'reminder_settings',
    'receipt',
    'receipt_part',
    'receipt_settlement',
    'receipt_series',
    'refund',
    'refund_series',
    'fee_adjustment',
  ],
  permissions,
  grantable,
  calls: [
    {
      tag: 'Fees',
      description: 'Payments and their numbered receipts, refunds, and when fees are due.',
      apis: {
        fees: feesApi,
        refunds: refundsApi,
        receiptFile: receiptFileApi,
        adjustments: adjustmentsApi,
        concessions: concessionsApi,
        plans: plansApi,
        verification: verificationApi,
      },
    },
    {
      tag: 'Reminders',
      description: 'Who is to be reminded of a fee today, and the reminders that were sent.',
      apis: { reminders: remindersApi },
    },
  ],
  topics: { reminders: ['hr', 'admin'] },
  records: { receipt: ['students'], refund: ['students'] },
})
