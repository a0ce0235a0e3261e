export { updateDiscountLimit } from './adjustments.sql.ts'
export { giveDiscount } from './give-adjustment.ts'
export { selectLeft } from './fee-terms.sql.ts'
