export { receivedByMonth } from './fee-lists.sql.ts'
export { forgetContactOf } from './fees.sql.ts'
export { financialYearOf, receiptNumber } from './financial-year.ts'
export { issueReceipt } from './issue-receipt.ts'
