export { accountParts } from './account-parts.ts'
export { deleteDeclaredPayment, insertDeclaredPayment, lockAccount, recomputeAccount } from './student-account.sql.ts'
