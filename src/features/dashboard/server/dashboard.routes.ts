import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { dashboardApi } from '../contract/dashboard.contract.ts'
import { adminDashboard } from './admin-dashboard.ts'
import { hrDashboard } from './hr-dashboard.ts'

export async function dashboardRoutes(app: FastifyInstance) {
  serve(app, dashboardApi.hr, (ctx) => hrDashboard(ctx))
  serve(app, dashboardApi.admin, (ctx, { query }) => adminDashboard(ctx, query))
}
