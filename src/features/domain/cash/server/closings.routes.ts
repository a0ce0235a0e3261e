import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { closingsApi } from '../contract/closings.contract.ts'
import { closingExport } from './export-closings.ts'
import { getCashInHand, listEntries } from './cash.sql.ts'
import { getClosings, getDayCash } from './read-closings.ts'
import { getReader, recordCash, removeCash } from './record-cash.ts'
import { signOff } from './sign-off.ts'

export async function closingsRoutes(app: FastifyInstance) {
  serve(app, closingsApi.day, (ctx, { query }) => getDayCash(ctx, query))
  serveExport(app, closingsApi.export, closingExport)
  serve(app, closingsApi.list, (ctx, { query }) => getClosings(ctx, query))
  serve(app, closingsApi.signOff, (ctx, { body }) => signOff(ctx, body))
  serve(app, closingsApi.cash, async (ctx, { query }) => ({
    cash: await getCashInHand(ctx.db),
    ...(await listEntries(ctx.db, await getReader(ctx), query)),
  }))
  serve(app, closingsApi.record, (ctx, { body }) => recordCash(ctx, body))
  serve(app, closingsApi.remove, (ctx, { params }) => removeCash(ctx, params.id))
}
