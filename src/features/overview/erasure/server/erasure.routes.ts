import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { serve } from '#shared/server/serve.ts'
import { erasureApi } from '../contract/erasure.contract.ts'
import { studentDataApi } from '../contract/student-data.contract.ts'
import { downloadStudentData } from './download-student-data.ts'
import { eraseNow } from './erase-deleted.ts'
import { deletedExport } from './export-deleted.ts'
import { listDeleted } from './list-deleted.sql.ts'
import { restoreStudent } from './restore-student.ts'

export async function erasureRoutes(app: FastifyInstance) {
  serveExport(app, erasureApi.exportDeleted, deletedExport)
  serve(app, erasureApi.listDeleted, ({ db, actor, clock }, { query }) =>
    listDeleted(db, scopeOf(actor), query, clock.now()),
  )
  serve(app, erasureApi.restore, (ctx, { params, body }) => restoreStudent(ctx, params.id, body))
  serve(app, erasureApi.erase, (ctx, { params, body }) => eraseNow(ctx, params.id, body))
  serve(app, studentDataApi.download, (ctx, { params }) => downloadStudentData(ctx, params.id))
}
