export { lockLimits, readLimits, setLimits } from './permission-sets.sql.ts'
