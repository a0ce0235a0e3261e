export { foundByReceipt } from './found-by.ts'
export { buildCourseFilter, buildStudentFilter } from './student-filter.sql.ts'
