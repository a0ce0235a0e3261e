export { eraseFromImports } from './erase-imported.sql.ts'
