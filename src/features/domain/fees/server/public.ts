export { findByReference, sumReceiptsByMonth } from './fee-lists.sql.ts'
export { getFinancialYear, IMPORTED_SERIES, formatReceiptNumber, parseReceiptNumber } from './financial-year.ts'
export { issueReceipt } from './receipts/issue-receipt.ts'
export { getStudentFees } from './read-fees.ts'
