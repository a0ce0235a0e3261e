import { served } from '#shared/server/feature.ts'
import { reports } from '../contract/index.ts'
import { reportsRoutes } from './reports.routes.ts'

export const reportsServer = served(reports, {
  routes: () => [reportsRoutes],
})
