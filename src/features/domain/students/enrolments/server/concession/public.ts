export { LEFT_FOR_HR, selectLeft } from './concession.sql.ts'
export { checkNewFee } from './keep-within-limit.ts'
