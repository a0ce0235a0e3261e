export { formatVoucherNumber } from './voucher-number.ts'
export { addCategory } from './add-category.ts'
export { importExpenses, removeUnusedCategories, voidImportedExpenses } from './import-expenses.ts'
