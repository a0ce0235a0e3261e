export { countStudents } from './count-students.sql.ts'
export { deletedCount, overviewParts, studentDeletion, studentErasure, type TableOfStudents } from './slots.ts'
