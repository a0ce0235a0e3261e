import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { privacyApi } from '../contract/privacy.contract.ts'
import { getConsent } from './get-consent.ts'
import { getNotice } from './privacy.sql.ts'
import { updateNotice } from './update-notice.ts'

export async function privacyRoutes(app: FastifyInstance) {
  serve(app, privacyApi.getNotice, ({ db }) => getNotice(db))
  serve(app, privacyApi.updateNotice, (ctx, { body }) => updateNotice(ctx, body))
  serve(app, privacyApi.getConsent, (ctx, { params }) => getConsent(ctx, params.id))
}
