import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { REMINDER_SETTINGS_FIELDS } from '../reminders/contract/reminders.contract.ts'
import { ADJUSTMENT_FIELDS, LIMIT_FIELDS } from './adjustments.contract.ts'
import { RECEIPT_FIELDS } from './fees.contract.ts'
import { REFUND_FIELDS } from './refunds.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    receipt: {
      label: 'audit-trail:kindReceipt',
      fields: {
        ...labelsOf(RECEIPT_FIELDS),
        reason: 'words:reason',
        replaces: 'fees:replaces',
        replacedBy: 'fees:replacedByLabel',
      },
    },
    refund: {
      label: 'audit-trail:kindRefund',
      fields: {
        ...labelsOf(REFUND_FIELDS),
        paidBefore: 'fees:paidBefore',
        paidAfter: 'fees:paidAfter',
        voidReason: 'fees:refundVoidReason',
      },
    },
    student: {
      fields: { ...labelsOf(ADJUSTMENT_FIELDS), plan: 'plans:plan', channel: 'reminders:channel' },
    },
    institute: {
      fields: { ...labelsOf(LIMIT_FIELDS), ...labelsOf(REMINDER_SETTINGS_FIELDS), emails: 'reminders:emails' },
    },
  },
  actions: {
    'plan.set': 'audit-trail:planSet',
    'student.chat': 'audit-trail:chatOpened',
    'student.remind': 'audit-trail:reminderSent',
    'student.notReminded': 'audit-trail:reminderNotSent',
    'fee.record': 'audit-trail:feeRecorded',
    'fee.update': 'audit-trail:receiptChanged',
    'fee.void': 'audit-trail:receiptVoided',
    'refund.record': 'audit-trail:refundRecorded',
    'refund.void': 'audit-trail:refundVoided',
    'discount.give': 'audit-trail:discountGiven',
    'discount.withdraw': 'audit-trail:discountWithdrawn',
    'writeoff.add': 'audit-trail:writeOffAdded',
    'writeoff.withdraw': 'audit-trail:writeOffWithdrawn',
    'institute.discounts': 'audit-trail:discountLimitSet',
    'institute.reminders': 'audit-trail:remindersChanged',
    'institute.remind': 'audit-trail:remindersEmailed',
  },
}
