import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { importSettingsApi } from '../contract/import-settings.contract.ts'
import { adminImportsApi, importsApi } from '../contract/imports.contract.ts'
import { getImport, getRows } from './find-import.ts'
import { getImportSettings } from './import-settings.sql.ts'
import { listImports } from './imports.sql.ts'
import { cancelImport, startRun } from './run-import.ts'
import { sendLinks } from './send-links.ts'
import { setImportSettings } from './set-import-settings.ts'
import { beginImport, changeImport, changeRow, discardImport, readRows } from './stage-import.ts'
import { undoImport } from './undo-import.ts'

export async function importExportRoutes(app: FastifyInstance) {
  for (const api of [importsApi, adminImportsApi]) {
    serve(app, api.list, (ctx, { query }) => listImports(ctx, query))
    serve(app, api.create, (ctx, { body }, table) => beginImport(ctx, body, table), { before: readRows })
    serve(app, api.get, (ctx, { params }) => getImport(ctx, params.id))
    serve(app, api.rows, (ctx, { params, query }) => getRows(ctx, params.id, query))
    serve(app, api.update, (ctx, { params, body }) => changeImport(ctx, params.id, body))
    serve(app, api.updateRow, (ctx, { params, body }) => changeRow(ctx, params.id, body))
    serve(app, api.run, (ctx, { params, body }) => startRun(ctx, params.id, body))
    serve(app, api.cancel, (ctx, { params }) => cancelImport(ctx, params.id))
    serve(app, api.undo, (ctx, { params }) => undoImport(ctx, params.id))
    serve(app, api.sendLinks, (ctx, { params }) => sendLinks(ctx, params.id))
    serve(app, api.discard, (ctx, { params }) => discardImport(ctx, params.id))
  }
  serve(app, importSettingsApi.get, (ctx) => getImportSettings(ctx.db))
  serve(app, importSettingsApi.set, (ctx, { body }) => setImportSettings(ctx, body))
}
