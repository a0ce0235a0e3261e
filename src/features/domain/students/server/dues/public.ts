export { countDaysLate, DUE_AFTER_DAYS, DUE_DATE, hasAge, isDue, isLate } from './due-and-late.sql.ts'
