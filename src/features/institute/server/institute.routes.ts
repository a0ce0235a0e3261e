import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { instituteApi } from '../contract/institute.contract.ts'
import { getInstitute } from './institute.sql.ts'
import { updateInstitute } from './update-institute.ts'

export async function instituteRoutes(app: FastifyInstance) {
  serve(app, instituteApi.get, async ({ db, mail }) => ({ ...(await getInstitute(db)), mail: mail.isSetUp }))
  serve(app, instituteApi.update, (ctx, { body }) => updateInstitute(ctx, body))
}
