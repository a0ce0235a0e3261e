export { checkPasswordsMatch } from './check-passwords-match.ts'
export { staffQueries } from './staff.queries.ts'
