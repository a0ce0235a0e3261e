import { overviewParts, studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { portfolio } from '../contract/index.ts'
import { deletePortfolioOfStudent, readPortfolioOfOverview } from './own-records.sql.ts'
import { portfolioRoutes } from './portfolio.routes.ts'
import { projectsRoutes } from './projects.routes.ts'

export const portfolioServer = served(portfolio, {
  routes: () => [portfolioRoutes, projectsRoutes],
  fills: [
    fill(overviewParts.portfolio, readPortfolioOfOverview),
    fill(studentErasure, { portfolio: deletePortfolioOfStudent, project: deletePortfolioOfStudent }),
  ],
})
