export { chosenStudents, useChosenStudents } from './chosen-students.ts'
export { listStudentIds } from './list-student-ids.ts'
export type {
  AdminStudentListParts,
  HrStudentListParts,
  StudentListParts,
  StudentMenuItems,
} from './student-list-slots.ts'
export type { OwnProfile, StudentPage } from './student-page-slots.ts'
