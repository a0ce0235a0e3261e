export { deletedCount, overviewParts, studentDeletion, studentErasure, type TableOfStudents } from './slots.ts'
