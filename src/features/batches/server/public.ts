export { assertBatchOfCourse, lockBatchByCode } from './lock-batch-by-code.ts'
