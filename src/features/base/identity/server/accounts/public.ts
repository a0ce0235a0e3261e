export { tellOldAddress } from './tell-old-address.ts'
export {
  changeAccount,
  deleteAccount,
  disableAccount,
  enableAccount,
  eraseAccount,
  restoreAccount,
} from './change-account.ts'
export { mailEmailConfirmation } from './confirm-email.ts'
export { createAccount, createAccounts } from './create-account.ts'
export { listActiveAdmins } from './staff.sql.ts'
