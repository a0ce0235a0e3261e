export { findByReference, sumReceiptsByMonth } from './fee-lists.sql.ts'
export { sumCollected } from './collected.sql.ts'
export { feeDays } from './fee-days.sql.ts'
export { sumFeesDue } from './fees-due.sql.ts'
export { updateDiscountLimit } from './adjustments.sql.ts'
export { getFinancialYear, IMPORTED_SERIES, formatReceiptNumber, parseReceiptNumber } from './financial-year.ts'
export { giveDiscount } from './give-adjustment.ts'
export {
  type ImportedReceipt,
  insertImportedDiscounts,
  insertImportedReceipts,
  voidImportedReceipts,
} from './imported-receipts.sql.ts'
export { issueReceipt } from './issue-receipt.ts'
export { recordRefund } from './record-refund.ts'
export { lockCounts, shareCounts } from './cash-counts.sql.ts'
export { type Drawer, markFeesCounted, selectUncountedFees } from './counted-fees.sql.ts'
export { getStudentFees } from './read-fees.ts'
