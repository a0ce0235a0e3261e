import type { FastifyInstance } from 'fastify'
import type { SetupGate } from '#features/overview/setup/server/public.ts'
import { serve } from '#shared/server/serve.ts'
import { demoDataApi } from '../contract/demo-data.contract.ts'
import { loadDemo } from './load-demo.ts'
import { demoSize } from './size.ts'

export const demoDataRoutes = (gate: SetupGate) => async (app: FastifyInstance) => {
  serve(app, demoDataApi.loadDemo, async (ctx, { body }) => {
    const accounts = await gate.loadDemo(ctx.db, body.code, (once) => loadDemo(gate.ownerUrl, ctx, demoSize(), once))
    return { accounts }
  })
}
