export { giveDiscount } from './give-adjustment.ts'
export { feeViewOf } from './fee-view.ts'
export { limitOfConcessions, selectLeft } from './fee-terms.sql.ts'
