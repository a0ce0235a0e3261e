export { batchChoices, type BatchChoice } from './batch-choices.ts'
export { batchesQueries } from './batches.queries.ts'
