import { labelsOf } from '#shared/contract/record-fields.ts'
import { RECEIPT_FIELDS } from './fees.contract.ts'

export const receiptLabels = { ...labelsOf(RECEIPT_FIELDS), reason: 'fees:reason' } as const
