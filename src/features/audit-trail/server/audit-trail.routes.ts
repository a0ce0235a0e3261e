import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { auditTrailApi } from '../contract/audit-trail.contract.ts'
import { listTrail } from './audit-trail.sql.ts'

export async function trailRoutes(app: FastifyInstance) {
  serve(app, auditTrailApi.list, ({ db }, { query }) => listTrail(db, query))
}
