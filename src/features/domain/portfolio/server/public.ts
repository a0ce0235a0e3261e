export { deletePortfolioOfStudent } from './own-records.sql.ts'
export { listLinksOfStudent } from './portfolio.sql.ts'
export { listProjectsOfStudent } from './projects.sql.ts'
