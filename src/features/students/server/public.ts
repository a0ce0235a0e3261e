export { forgetDeclared, insertDeclared, lockAccount, setFee, recomputeAccount } from './accounts.sql.ts'
export { blankStudent } from './blank-student.ts'
export { studentsFoundBy } from './find-students.sql.ts'
export { PERSONAL_FIELDS } from './personal-fields.ts'
export {
  DUE_AFTER_DAYS,
  getStudent,
  insertStudent,
  lockStudent,
  setStatus,
  STUDENT_COLUMNS,
  studentRows,
} from './students.sql.ts'
