import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { portfolioApi } from '../contract/portfolio.contract.ts'
import { addLink, deleteLink } from './change-links.ts'
import { listLinks, listLinksOfStudent } from './portfolio.sql.ts'

export async function portfolioRoutes(app: FastifyInstance) {
  serve(app, portfolioApi.list, ({ db, actor }, { query }) => listLinks(db, scopeOf(actor), query))
  serve(app, portfolioApi.listByStudent, ({ db }, { params }) => listLinksOfStudent(db, params.id))
  serve(app, portfolioApi.add, (ctx, { body }) => addLink(ctx, body))
  serve(app, portfolioApi.remove, (ctx, { params }) => deleteLink(ctx, params.id))
}
