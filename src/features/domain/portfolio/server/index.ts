import { served } from '#shared/server/feature.ts'
import { portfolio } from '../contract/index.ts'
import { portfolioRoutes } from './portfolio.routes.ts'
import { projectsRoutes } from './projects.routes.ts'

export const portfolioServer = served(portfolio, {
  routes: () => [portfolioRoutes, projectsRoutes],
})
