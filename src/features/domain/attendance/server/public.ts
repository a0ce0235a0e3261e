export { importMarks, removeImportedMarks } from './import-marks.ts'
export { findMarkProblem, type ImportedMark, type MarkProblem } from './imported-marks.sql.ts'
export { listMarksOfStudent } from './attendance.sql.ts'
export { getLastAttendance, listLowestAttendance } from './last-attendance.sql.ts'
