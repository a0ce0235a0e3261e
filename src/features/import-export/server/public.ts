export { deleteOldImports } from './imports.sql.ts'
