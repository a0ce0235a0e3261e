import { MAX_PRINTED } from '#features/domain/fees/print-jobs/contract/print-limits.ts'
import { createChosenRows } from '#shared/web/chosen-rows.ts'

export const chosenReceipts = createChosenRows('receipts', MAX_PRINTED)
