import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { dashboardApi } from '../contract/dashboard.contract.ts'
import type { ServerState } from './complete-checklist.ts'
import { getAdminDashboard } from './get-admin-dashboard.ts'
import { getHrDashboard } from './get-hr-dashboard.ts'
import { getStudentDashboard } from './get-student-dashboard.ts'

export const dashboardRoutes = (server: ServerState) => async (app: FastifyInstance) => {
  serve(app, dashboardApi.student, (ctx) => getStudentDashboard(ctx))
  serve(app, dashboardApi.hr, (ctx, { query }) => getHrDashboard(ctx, query))
  serve(app, dashboardApi.admin, (ctx, { query }) => getAdminDashboard(ctx, query, server))
}
