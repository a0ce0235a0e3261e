export { checkPasswordsMatch } from './passwords/check-passwords-match.ts'
export { useSignIn } from './identity.queries.ts'
export { SignOutStudentButton } from './sessions/sign-out-buttons.tsx'
export { staffQueries } from './staff/staff.queries.ts'
