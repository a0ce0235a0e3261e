import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { dashboardApi } from '../contract/dashboard.contract.ts'
import { adminFigures, hrFigures } from './dashboard.sql.ts'

export async function dashboardRoutes(app: FastifyInstance) {
  serve(app, dashboardApi.hr, ({ db }) => hrFigures(db))
  serve(app, dashboardApi.admin, ({ db }) => adminFigures(db))
}
