export { sumReceiptsByMonth } from './fee-lists.sql.ts'
export { eraseReceiptsOfStudent } from './fees.sql.ts'
export { getFinancialYear, formatReceiptNumber } from './financial-year.ts'
export { issueReceipt } from './issue-receipt.ts'
