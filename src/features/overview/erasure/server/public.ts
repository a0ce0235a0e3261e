export { eraseAgain, eraseDue } from './erase-deleted.ts'
export { deleteStudent } from './delete-student.ts'
export { countDeleted } from './list-deleted.sql.ts'
