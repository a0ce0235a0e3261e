import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { importsApi } from '../contract/imports.contract.ts'
import { getImport, getRows } from './find-import.ts'
import { listImports } from './imports.sql.ts'
import { cancelImport, startRun } from './run-import.ts'
import { beginImport, changeImport, changeRow, discardImport } from './stage-import.ts'
import { undoImport } from './undo-import.ts'

export async function importExportRoutes(app: FastifyInstance) {
  serve(app, importsApi.list, (ctx, { query }) => listImports(ctx.db, ctx.actor.id, query))
  serve(app, importsApi.create, (ctx, { body }) => beginImport(ctx, body))
  serve(app, importsApi.get, (ctx, { params }) => getImport(ctx, params.id))
  serve(app, importsApi.rows, (ctx, { params, query }) => getRows(ctx, params.id, query))
  serve(app, importsApi.update, (ctx, { params, body }) => changeImport(ctx, params.id, body))
  serve(app, importsApi.updateRow, (ctx, { params, body }) => changeRow(ctx, params.id, body))
  serve(app, importsApi.run, (ctx, { params, body }) => startRun(ctx, params.id, body))
  serve(app, importsApi.cancel, (ctx, { params }) => cancelImport(ctx, params.id))
  serve(app, importsApi.undo, (ctx, { params }) => undoImport(ctx, params.id))
  serve(app, importsApi.discard, (ctx, { params }) => discardImport(ctx, params.id))
}
