import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { plansApi } from '../contract/plans.contract.ts'
import { getPlan } from './get-plan.ts'
import { setPlan } from './set-plan.ts'

export async function plansRoutes(app: FastifyInstance) {
  serve(app, plansApi.get, (ctx, { params }) => getPlan(ctx, params.id))
  serve(app, plansApi.set, (ctx, { params, body }) => setPlan(ctx, params.id, body))
}
