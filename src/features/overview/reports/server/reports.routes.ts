import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { REPORT_NAMES, reportEndpoint, reportsApi } from '../contract/reports.contract.ts'
import { getReport } from './get-report.ts'
import { listClerks } from './report-filters.sql.ts'

export async function reportsRoutes(app: FastifyInstance) {
  for (const name of REPORT_NAMES) serve(app, reportEndpoint(name), (ctx, { query }) => getReport(ctx, name, query))
  serve(app, reportsApi.clerks, async (ctx) => ({ clerks: await listClerks(ctx) }))
}
