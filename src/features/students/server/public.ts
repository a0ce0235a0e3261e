export {
  deleteDeclaredPayment,
  insertDeclaredPayment,
  lockAccount,
  recomputeAccount,
  setFee,
} from './student-account.sql.ts'
export { eraseStudent } from './erase-student.ts'
export { buildStudentFilter } from './student-filter.sql.ts'
export { DUE_AFTER_DAYS, STUDENT_COLUMNS, toSearchText } from './student-row.ts'
export {
  findStudent,
  insertStudent,
  lockStudent,
  selectStudents,
  setStudentStatus,
  type StudentStatus,
} from './students.sql.ts'
