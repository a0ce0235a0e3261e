export { listDiscountable } from './adjustments.sql.ts'
export { giveDiscount, writeOff } from './give-adjustment.ts'
export { feeViewOf } from './fee-view.ts'
export { limitOfConcessions, selectLeft } from './fee-terms.sql.ts'
