import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { updatesApi } from '../contract/updates.contract.ts'
import { startUpdate } from './start-update.ts'
import type { UpdateService } from './update-service.ts'

export const updatesRoutes = (updates: UpdateService) => async (app: FastifyInstance) => {
  serve(app, updatesApi.get, async () => updates.describe())
  serve(app, updatesApi.check, () => updates.check())
  serve(app, updatesApi.start, (ctx) => startUpdate(ctx, updates))
}
