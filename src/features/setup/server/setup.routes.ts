import type { FastifyInstance } from 'fastify'
import { sayFrom } from '#shared/contract/say.ts'
import { serve } from '#shared/server/serve.ts'
import { setupApi } from '../contract/setup.contract.ts'
import type en from '../contract/words/en.json'
import { loadDemo } from './load-demo.ts'
import { setUp } from './set-up.ts'
import type { SetupGate } from './setup-gate.ts'

const say = sayFrom<typeof en>('setup')

export const setupRoutes = (gate: SetupGate) => async (app: FastifyInstance) => {
  serve(app, setupApi.setUp, async (ctx, { body: { code, ...form } }) => {
    await gate.check(ctx.db, code)
    await setUp(ctx, form)
    gate.close()
    return { message: ctx.translate(ctx.language, say('done')) }
  })
  serve(app, setupApi.loadDemo, async (ctx, { body }) => {
    const accounts = await gate.demo(ctx.db, body.code, () => loadDemo(gate.ownerUrl, ctx))
    return { accounts }
  })
}
