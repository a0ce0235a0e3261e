export { assertRecordDay } from './assert-record-day.ts'
export { diskRoutes } from './disk.routes.ts'
export { getInstantToday, getToday, startOfDay, withCurrentYear } from './get-today.ts'
export { getLetterhead, insertInstitute, isSelfRegistrationEnabled, isSetUp } from './institute.sql.ts'
