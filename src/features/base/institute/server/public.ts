export { assertJoiningDay } from './assert-joining-day.ts'
export { assertRecordDay } from './assert-record-day.ts'
export { findLogo } from './logo.sql.ts'
export { getDay, getInstantToday, getToday, startOfDay, withCurrentYear } from './get-today.ts'
export {
  getInstitute,
  getLetterhead,
  insertInstitute,
  isSelfRegistrationEnabled,
  isSetUp,
  mayHrCloseAll,
  updateInstituteRow,
} from './institute.sql.ts'
