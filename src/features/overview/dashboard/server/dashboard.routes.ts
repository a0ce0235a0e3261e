import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { dashboardApi } from '../contract/dashboard.contract.ts'
import { getAdminDashboard } from './get-admin-dashboard.ts'
import { getHrDashboard } from './get-hr-dashboard.ts'
import { getStudentDashboard } from './get-student-dashboard.ts'

export async function dashboardRoutes(app: FastifyInstance) {
  serve(app, dashboardApi.student, (ctx) => getStudentDashboard(ctx))
  serve(app, dashboardApi.hr, (ctx, { query }) => getHrDashboard(ctx, query))
  serve(app, dashboardApi.admin, (ctx, { query }) => getAdminDashboard(ctx, query))
}
