import { dashboardParts } from '#shared/server/dashboard-parts.ts'
import { served } from '#shared/server/feature.ts'
import { dashboard } from '../contract/index.ts'
import type { ServerState } from './complete-checklist.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardServer = served(dashboard, {
  routes: (server: ServerState) => [dashboardRoutes(server)],
  slots: [dashboardParts],
})
