export { lockBatchByCode } from './lock-batch-by-code.ts'
