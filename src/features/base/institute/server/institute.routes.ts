import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { instituteApi } from '../contract/institute.contract.ts'
import { logoApi } from '../contract/logo.contract.ts'
import { getLogoFile, removeLogo, setLogo } from './change-logo.ts'
import { getSettings } from './get-settings.ts'
import { updateInstitute } from './update-institute.ts'

export async function instituteRoutes(app: FastifyInstance) {
  serve(app, instituteApi.get, getSettings)
  serve(app, instituteApi.settings, getSettings)
  serve(app, instituteApi.update, (ctx, { body }) => updateInstitute(ctx, body))
  serve(app, logoApi.set, (ctx, { body }) => setLogo(ctx, body))
  serve(app, logoApi.remove, (ctx) => removeLogo(ctx))
  serve(app, logoApi.file, (ctx, { params }) => getLogoFile(ctx, params.hash))
}
