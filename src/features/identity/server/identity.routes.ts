import type { FastifyInstance } from 'fastify'
import { sayFrom } from '#shared/contract/say.ts'
import { serve } from '#shared/server/serve.ts'
import { identityApi } from '../contract/identity.contract.ts'
import type en from '../contract/words/en.json'
import { deleteSession } from './identity.sql.ts'
import { signIn } from './sign-in.ts'

const say = sayFrom<typeof en>('identity')

export async function identityRoutes(app: FastifyInstance) {
  serve(app, identityApi.loginStudent, (ctx, { body }) => signIn(ctx, 'student', body))
  serve(app, identityApi.loginHr, (ctx, { body }) => signIn(ctx, 'hr', body))
  serve(app, identityApi.loginAdmin, (ctx, { body }) => signIn(ctx, 'admin', body))
  serve(app, identityApi.logout, async ({ db, actor, language, translate }) => {
    await deleteSession(db, actor.sessionHash)
    return { message: translate(language, say('signedOut')) }
  })
  serve(app, identityApi.session, async ({ language, translate }) => ({
    message: translate(language, say('stillInUse')),
  }))
}
