export { passwordsDiffer } from './passwords-differ.ts'
export { staffQueries } from './staff.queries.ts'
