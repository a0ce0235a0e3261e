export { removeWaitingEnquiry, removeWaitingStudents, restoreWaitingStudents } from './waiting.sql.ts'
