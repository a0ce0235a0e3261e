import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { searchApi } from '../contract/search.contract.ts'
import { findRecords } from './find-records.ts'

export async function searchRoutes(app: FastifyInstance) {
  serve(app, searchApi.find, (ctx, { query: { q } }) => findRecords(ctx, q))
}
