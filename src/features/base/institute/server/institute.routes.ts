import type { FastifyInstance } from 'fastify'
import type { Ctx } from '#shared/server/ctx.ts'
import { serve } from '#shared/server/serve.ts'
import { instituteApi } from '../contract/institute.contract.ts'
import { logoApi } from '../contract/logo.contract.ts'
import { getLogoFile, removeLogo, setLogo } from './change-logo.ts'
import { getInstitute } from './institute.sql.ts'
import { updateInstitute } from './update-institute.ts'

export async function instituteRoutes(app: FastifyInstance) {
  const getSettings = async ({ db, mail }: Ctx) => ({ ...(await getInstitute(db)), mail: mail.isSetUp })
  serve(app, instituteApi.get, getSettings)
  serve(app, instituteApi.settings, getSettings)
  serve(app, instituteApi.update, (ctx, { body }) => updateInstitute(ctx, body))
  serve(app, logoApi.set, (ctx, { body }) => setLogo(ctx, body))
  serve(app, logoApi.remove, (ctx) => removeLogo(ctx))
  serve(app, logoApi.file, (ctx, { params }) => getLogoFile(ctx, params.hash))
}
