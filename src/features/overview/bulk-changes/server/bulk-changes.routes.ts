import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { bulkChangesApi } from '../contract/bulk-changes.contract.ts'
import { listChanges } from './bulk-changes.sql.ts'
import { changeStudents, previewChange } from './change-students.ts'
import { undoChange } from './undo-change.ts'

export async function bulkChangesRoutes(app: FastifyInstance) {
  serve(app, bulkChangesApi.preview, (ctx, { body }) => previewChange(ctx, body))
  serve(app, bulkChangesApi.create, (ctx, { body }) => changeStudents(ctx, body))
  serve(app, bulkChangesApi.list, async (ctx) => ({ changes: await listChanges(ctx) }))
  serve(app, bulkChangesApi.undo, (ctx, { params, body }) => undoChange(ctx, params.id, body))
}
