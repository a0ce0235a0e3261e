export { countDaysLate } from './count-days-late.ts'
export { FatherName, findNamesakes, findNamesakeStudents } from './namesakes.tsx'
export type { OwnDashboard } from './own-dashboard-slots.ts'
export type { StudentCommands } from './student-commands-slot.ts'
export {
  listStudentRequests,
  studentsQueries,
  useChangeOwnContact,
  useMoveStudent,
  useSetPhoto,
} from './students.queries.ts'
