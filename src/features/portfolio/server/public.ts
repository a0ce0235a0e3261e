export { deletePortfolioOfStudent } from './own-records.sql.ts'
