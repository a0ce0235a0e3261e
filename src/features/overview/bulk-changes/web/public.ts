export { ChangeStudents } from './change-students.tsx'
export { chosenStudents, useChosenStudents } from './chosen-students.ts'
export { RecentChanges } from './recent-changes.tsx'
