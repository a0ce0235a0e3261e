export { getAbsenceSettings, getFirstEditableDay } from './settings.sql.ts'
