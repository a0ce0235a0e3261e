import type { FastifyInstance } from 'fastify'
import { serveStream } from './serve-stream.ts'
import { changesApi } from '../contract/changes.contract.ts'
import type { ChangeHub } from './change-hub.ts'

export const changesRoutes = (hub: ChangeHub) => async (app: FastifyInstance) => {
  app.addHook('preClose', async () => hub.close())
  serveStream(app, changesApi.listen, ({ actor, query }) => hub.open(actor, query.since))
}
