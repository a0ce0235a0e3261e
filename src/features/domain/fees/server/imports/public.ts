export {
  type ImportedReceipt,
  insertImportedDiscounts,
  insertImportedReceipts,
  voidImportedReceipts,
} from './imported-receipts.sql.ts'
