import type { FastifyInstance } from 'fastify'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { batchesApi } from '../contract/batches.contract.ts'
import { batchExport } from './export-batches.ts'
import { waitingExport } from './waiting/export-waiting.ts'
import { overviewApi } from '../contract/overview.contract.ts'
import { waitingApi } from '../contract/waiting.contract.ts'
import { addWaiting, getSeats, getWaitingList, removeWaiting, restoreWaiting } from './waiting/change-waiting.ts'
import { createBatch } from './create-batch.ts'
import { findClashes } from './find-clashes.sql.ts'
import { getBatches } from './get-batches.ts'
import { listBatchOverviews, listTrainersAndRooms } from './overview.sql.ts'
import { removeBatch } from './remove-batch.ts'
import { updateBatch } from './update-batch.ts'

export async function batchesRoutes(app: FastifyInstance) {
  serveExport(app, overviewApi.export, batchExport)
  serve(app, batchesApi.list, (ctx, { query }) => getBatches(ctx, query))
  serve(app, overviewApi.overview, async ({ db, clock }, { query }) =>
    listBatchOverviews(db, query, await getToday(db, clock)),
  )
  serve(app, overviewApi.names, ({ db }) => listTrainersAndRooms(db))
  serve(app, overviewApi.clashes, async ({ db, clock }, { query }) => findClashes(db, query, await getToday(db, clock)))
  serve(app, waitingApi.seats, (ctx, { query }) => getSeats(ctx, query.batch))
  serveExport(app, waitingApi.export, waitingExport)
  serve(app, waitingApi.list, (ctx, { params }) => getWaitingList(ctx, params.id))
  serve(app, waitingApi.add, (ctx, { params, body }) => addWaiting(ctx, params.id, body))
  serve(app, waitingApi.remove, (ctx, { params }) => removeWaiting(ctx, params.id))
  serve(app, waitingApi.restore, (ctx, { params }) => restoreWaiting(ctx, params.id))
  serve(app, batchesApi.create, (ctx, { body }) => createBatch(ctx, body))
  serve(app, batchesApi.update, (ctx, { params, body }) => updateBatch(ctx, params.id, body))
  serve(app, batchesApi.remove, (ctx, { params }) => removeBatch(ctx, params.id))
}
