export { createBatch } from './create-batch.ts'
export { assertBatchOfCourse, lockBatchByCode } from './lock-batch-by-code.ts'
