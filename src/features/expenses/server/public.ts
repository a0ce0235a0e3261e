export { formatVoucherNumber } from './voucher-number.ts'
export { addCategory } from './add-category.ts'
export { importExpenses, voidImportedExpenses } from './import-expenses.ts'
