import { labelsOf } from '#shared/contract/record-fields.ts'
import { WAITING_FIELDS } from './waiting.contract.ts'
import { BATCH_FIELDS } from './batches.contract.ts'

export const waitingLabels = labelsOf(WAITING_FIELDS)
export const batchLabels = labelsOf(BATCH_FIELDS)
