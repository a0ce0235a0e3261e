export { selectDues } from './student-dues.sql.ts'
