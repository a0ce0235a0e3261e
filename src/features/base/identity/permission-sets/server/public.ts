export { assertMayGiveLimit } from './give-set.ts'
export { lockLimits, readLimits, setLimits } from './permission-sets.sql.ts'
