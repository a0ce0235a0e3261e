import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { dashboardApi } from '../contract/dashboard.contract.ts'
import { adminFigures } from './dashboard.sql.ts'
import { hrDashboard } from './hr-dashboard.ts'

export async function dashboardRoutes(app: FastifyInstance) {
  serve(app, dashboardApi.hr, (ctx) => hrDashboard(ctx))
  serve(app, dashboardApi.admin, ({ db }) => adminFigures(db))
}
