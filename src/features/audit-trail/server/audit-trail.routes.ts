import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { auditTrailApi } from '../contract/audit-trail.contract.ts'
import { listAuditEntries } from './audit-trail.sql.ts'

export async function auditTrailRoutes(app: FastifyInstance) {
  serve(app, auditTrailApi.list, ({ db }, { query }) => listAuditEntries(db, query))
}
