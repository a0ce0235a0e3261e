import { labelsOf } from '#shared/contract/record-fields.ts'
import { BATCH_FIELDS } from './batches.contract.ts'

export const batchLabels = labelsOf(BATCH_FIELDS)
