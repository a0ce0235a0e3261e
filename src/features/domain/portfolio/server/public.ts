export { listLinksOfStudent } from './portfolio.sql.ts'
export { listProjectsOfStudent } from './projects.sql.ts'
