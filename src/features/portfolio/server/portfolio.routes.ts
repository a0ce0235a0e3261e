import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { portfolioApi } from '../contract/portfolio.contract.ts'
import { addPortfolio } from './add-portfolio.ts'
import { listPortfolios, portfoliosOf } from './portfolio.sql.ts'
import { removePortfolio } from './remove-portfolio.ts'

export async function portfolioRoutes(app: FastifyInstance) {
  serve(app, portfolioApi.list, ({ db }, { query }) => listPortfolios(db, query))
  serve(app, portfolioApi.ofStudent, ({ db }, { params }) => portfoliosOf(db, params.id))
  serve(app, portfolioApi.add, (ctx, { body }) => addPortfolio(ctx, body))
  serve(app, portfolioApi.remove, (ctx, { params }) => removePortfolio(ctx, params.id))
}
