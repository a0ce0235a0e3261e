import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { instituteApi } from '../contract/institute.contract.ts'
import { logoApi } from '../contract/logo.contract.ts'
import { getLogoFile, removeLogo, setLogo } from './change-logo.ts'
import { getInstitute } from './institute.sql.ts'
import { updateInstitute } from './update-institute.ts'

export async function instituteRoutes(app: FastifyInstance) {
  serve(app, instituteApi.get, async ({ db, mail }) => ({ ...(await getInstitute(db)), mail: mail.isSetUp }))
  serve(app, instituteApi.update, (ctx, { body }) => updateInstitute(ctx, body))
  serve(app, logoApi.set, (ctx, { body }) => setLogo(ctx, body))
  serve(app, logoApi.remove, (ctx) => removeLogo(ctx))
  serve(app, logoApi.file, (ctx, { params }) => getLogoFile(ctx, params.hash))
}
