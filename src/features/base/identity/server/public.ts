export { tellOldAddress } from './tell-old-address.ts'
export { findActor } from './find-actor.ts'
export {
  changeAccount,
  deleteAccount,
  disableAccount,
  enableAccount,
  eraseAccount,
  restoreAccount,
} from './change-account.ts'
export { mailEmailConfirmation } from './confirm-email.ts'
export { insertImportedAccounts } from './imported-accounts.sql.ts'
export { createAccount } from './create-account.ts'
export { hashEmail } from './sign-in-attempts.sql.ts'
export { createUrl, mailLink } from './mail-link.ts'
export { endAllSessions, findAccountIdByEmail, recordWrite } from './identity.sql.ts'
export { hashChosenPassword, hashPassword } from './passwords.ts'
export { resetTwoFactor } from './reset-two-factor.ts'
export { isSecretKeyCurrent } from './two-factor.ts'
export { listSessionEnds } from './sessions.sql.ts'
export { listActiveAdmins } from './staff.sql.ts'
