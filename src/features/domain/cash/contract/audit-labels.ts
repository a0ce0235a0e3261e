import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { CASH_FIELDS, CLOSING_FIELDS } from './closings.contract.ts'

export const auditLabels: AuditLabels = {
  records: {
    closing: {
      label: 'cash:dailyClosing',
      fields: labelsOf(CLOSING_FIELDS),
    },
    cash: {
      label: 'audit-trail:kindCash',
      fields: labelsOf(CASH_FIELDS),
    },
  },
  actions: {
    'closing.sign': 'audit-trail:cashSignedOff',
    'cash.record': 'audit-trail:cashRecorded',
    'cash.void': 'audit-trail:cashVoided',
  },
}
