export { deleteDeclaredPayment, insertDeclaredPayment, lockAccount, recomputeAccount } from './student-account.sql.ts'
