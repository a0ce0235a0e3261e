export { eraseFromImports } from './erase-imported.sql.ts'
export { deleteOldImports } from './imports.sql.ts'
