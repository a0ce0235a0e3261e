export { getAbsenceSettings } from './settings.sql.ts'
