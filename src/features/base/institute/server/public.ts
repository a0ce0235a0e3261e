export { getSettings } from './get-settings.ts'
export { findLogo } from './logo.sql.ts'
export {
  getInstitute,
  getLetterhead,
  insertInstitute,
  isSelfRegistrationEnabled,
  isSetUp,
  mayHrCloseAll,
  updateInstituteRow,
} from './institute.sql.ts'
