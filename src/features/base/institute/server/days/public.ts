export { assertJoiningDay } from './assert-joining-day.ts'
export { assertRecordDay } from './assert-record-day.ts'
export { getDay, getInstantToday, getToday, startOfDay, withCurrentYear } from './get-today.ts'
