import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { trailApi } from '../contract/trail.contract.ts'
import { listTrail } from './trail.sql.ts'

export async function trailRoutes(app: FastifyInstance) {
  serve(app, trailApi.list, ({ db }, { query }) => listTrail(db, query))
}
