export {
  findMarkProblem,
  type ImportedMark,
  importMarks,
  type MarkProblem,
  removeImportedMarks,
} from './import-marks.ts'
