export { foundByReceipt } from './found-by.ts'
export { buildStudentFilter, hasCurrentCourse } from './student-filter.sql.ts'
