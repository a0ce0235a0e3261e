export { removePortfoliosOf } from './portfolio.sql.ts'
export { removeProjectsOf } from './projects.sql.ts'
