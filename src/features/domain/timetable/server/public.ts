export { findHolidayName, isNoHoliday, listHolidaysBetween } from './holidays.sql.ts'
