import type { FastifyInstance } from 'fastify'
import { messagesOf } from '#shared/contract/messages.ts'
import { serve } from '#shared/server/serve.ts'
import { type PhoneAccess, phonesApi } from '../contract/phones.contract.ts'
import { setupApi } from '../contract/setup.contract.ts'
import type en from '../contract/messages/en.json'
import { setUp } from './set-up.ts'
import type { SetupGate } from './setup-gate.ts'

const message = messagesOf<typeof en>('setup')

export const setupRoutes = (gate: SetupGate) => async (app: FastifyInstance) => {
  serve(app, setupApi.checkCode, async ({ db }, { body }) => ({ accounts: await gate.findAccounts(db, body.code) }))
  serve(app, setupApi.setUp, async (ctx, { body: { code, ...form } }) => {
    await gate.check(ctx.db, code)
    gate.assertNoRestore()
    await setUp(ctx, form)
    gate.close()
    return { message: ctx.translate(ctx.language, message('done')) }
  })
}

export const phonesRoutes = (getPhoneAccess: () => PhoneAccess) => async (app: FastifyInstance) => {
  serve(app, phonesApi.get, async () => getPhoneAccess())
}
