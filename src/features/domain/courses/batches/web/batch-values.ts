import { BATCH_FIELDS, type Batch } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { toSessionsText } from '#features/domain/courses/batches/contract/sessions.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'

/** `sessions` is JSON, blank without sessions. */
export const batchValues = (batch?: Batch) =>
  fieldValues(BATCH_FIELDS, batch && { ...batch, sessions: toSessionsText(batch.sessions) })
export type BatchValues = ReturnType<typeof batchValues>
