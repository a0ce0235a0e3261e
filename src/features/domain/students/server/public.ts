export {
  deleteDeclaredPayment,
  insertDeclaredPayment,
  lockAccount,
  recomputeAccount,
  setDeclaredFee,
} from './student-account.sql.ts'
export { type ImportedStudent, insertImportedAccounts, insertImportedStudents } from './imported-students.sql.ts'
export { countDaysLate, DUE_AFTER_DAYS, DUE_DATE, hasAge, isDue, isLate } from './due-and-late.sql.ts'
export { selectDues, sumDue, sumLate } from './student-dues.sql.ts'
export { setPlacements } from './set-placements.sql.ts'
export { eraseStudent } from './erase-student.ts'
export { buildStudentFilter, hasCurrentCourse } from './student-filter.sql.ts'
export { takeRegNos, toRegNoTakenError } from './take-reg-nos.ts'
export { deletePhoto, findPhoto } from './photos.sql.ts'
export { signPhoto } from './sign-photo.ts'
export { type CourseRow, type StoredStudent, toCourseColumns, toSearchText } from './student-row.ts'
export { OTHER_COURSES, STUDENT_COLUMNS } from './student-columns.sql.ts'
export {
  findStudent,
  insertStudent,
  lockStudent,
  type NewStudent,
  raiseStudentVersion,
  selectStudents,
  setStudentStatus,
  type StudentStatus,
  updateStudentRow,
} from './students.sql.ts'
