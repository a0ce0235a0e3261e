export { removeProjectsOf } from './projects.sql.ts'
