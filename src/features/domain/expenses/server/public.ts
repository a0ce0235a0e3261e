export { formatVoucherNumber } from './voucher-number.ts'
export { addCategory } from './add-category.ts'
export { markExpensesCounted, selectUncountedExpenses } from './counted-expenses.sql.ts'
export { importExpenses, removeUnusedCategories, voidImportedExpenses } from './import-expenses.ts'
