export { giveDiscount } from './give-adjustment.ts'
export { limitOfConcessions, selectLeft } from './fee-terms.sql.ts'
