export { removeEarlyForm } from './early-input.ts'
export { checkPasswordsMatch } from './check-passwords-match.ts'
export { useSignIn } from './identity.queries.ts'
export { staffQueries } from './staff.queries.ts'
