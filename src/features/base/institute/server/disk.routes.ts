import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { type Disk, diskApi } from '../contract/disk.contract.ts'

export const diskRoutes = (getDisk: () => Disk) => async (app: FastifyInstance) => {
  serve(app, diskApi.get, async () => getDisk())
}
