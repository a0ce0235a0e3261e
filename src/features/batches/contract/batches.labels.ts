import { labelsOf } from '#shared/contract/record-fields.ts'
import { BATCH_FIELDS } from './batches.contract.ts'

/** Field labels for the audit trail. */
export const batchLabels = labelsOf(BATCH_FIELDS)
