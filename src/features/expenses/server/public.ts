export { formatVoucherNumber } from './voucher-number.ts'
export { addCategory } from './add-category.ts'
export { importExpenses, removeImportedExpenses } from './import-expenses.ts'
