export { removePortfoliosOf } from './portfolio.sql.ts'
