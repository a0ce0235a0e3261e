import type { FastifyInstance } from 'fastify'
import { setupApi } from '#features/overview/setup/contract/setup.contract.ts'
import type { SetupGate } from '#features/overview/setup/server/public.ts'
import { serve } from '#shared/server/serve.ts'
import { loadDemo } from './load-demo.ts'
import { demoSize } from './size.ts'

export const demoDataRoutes = (gate: SetupGate) => async (app: FastifyInstance) => {
  serve(app, setupApi.loadDemo, async (ctx, { body }) => {
    const accounts = await gate.loadDemo(ctx.db, body.code, (once) => loadDemo(gate.ownerUrl, ctx, demoSize(), once))
    return { accounts }
  })
}
