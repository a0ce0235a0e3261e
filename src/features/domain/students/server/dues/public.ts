export { countDaysLate, DUE_AFTER_DAYS, DUE_DATE, hasAge, isDue, isLate } from './due-and-late.sql.ts'
export { selectDues, sumDue, sumLate } from './student-dues.sql.ts'
