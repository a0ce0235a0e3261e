import { labelsOf } from '#shared/contract/record-fields.ts'
import { BATCH_FIELDS } from './batches.contract.ts'

/** What the audit trail calls each field. */
export const batchLabels = labelsOf(BATCH_FIELDS)
