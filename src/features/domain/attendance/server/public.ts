export {
  findMarkProblem,
  type ImportedMark,
  importMarks,
  type MarkProblem,
  removeImportedMarks,
} from './import-marks.ts'
export { listMarksOfStudent } from './attendance.sql.ts'
