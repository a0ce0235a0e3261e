export { createBatch } from './create-batch.ts'
export { takeSeat, takeSeatOfStudent } from './take-seat.ts'
export { removeWaitingEnquiry, removeWaitingStudents } from './waiting.sql.ts'
export { assertBatchOfCourse, lockBatchByCode } from './lock-batch-by-code.ts'
