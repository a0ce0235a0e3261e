import { labelsOf } from '#shared/contract/record-fields.ts'
import { ADJUSTMENT_FIELDS, LIMIT_FIELDS } from './adjustments.contract.ts'
import { RECEIPT_FIELDS } from './fees.contract.ts'
import { REFUND_FIELDS } from './refunds.contract.ts'

export const receiptLabels = {
  ...labelsOf(RECEIPT_FIELDS),
  reason: 'fees:reason',
  replaces: 'fees:replaces',
  replacedBy: 'fees:replacedByLabel',
} as const
export const refundLabels = {
  ...labelsOf(REFUND_FIELDS),
  paidBefore: 'fees:paidBefore',
  paidAfter: 'fees:paidAfter',
  voidReason: 'fees:refundVoidReason',
} as const
export const adjustmentLabels = labelsOf(ADJUSTMENT_FIELDS)
export const limitLabels = labelsOf(LIMIT_FIELDS)
