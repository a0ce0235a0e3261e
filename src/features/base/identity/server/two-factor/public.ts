export { decrypt, encrypt } from './encryption.ts'
export { resetTwoFactor } from './reset-two-factor.ts'
export { isSecretKeyCurrent } from './two-factor.ts'
