export { buildStudentFilter, hasCurrentCourse } from './student-filter.sql.ts'
