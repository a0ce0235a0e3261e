import { dashboardParts } from '#shared/server/dashboard-parts.ts'
import { served } from '#shared/server/feature.ts'
import { dashboard } from '../contract/index.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardServer = served(dashboard, {
  routes: () => [dashboardRoutes],
  slots: [dashboardParts],
})
