export { sumCollected } from './collected.sql.ts'
export { feeDays } from './fee-days.sql.ts'
export { sumFeesDue } from './fees-due.sql.ts'
