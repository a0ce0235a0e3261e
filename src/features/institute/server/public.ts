export { getToday, startOfDay } from './get-today.ts'
export { getLetterhead, insertInstitute, isSelfRegistrationEnabled, isSetUp } from './institute.sql.ts'
