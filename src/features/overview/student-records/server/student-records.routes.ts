import type { FastifyInstance } from 'fastify'
import { serveChosenExport, serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { studentsApi } from '#features/domain/students/contract/students.contract.ts'
import { studentDataApi } from '../contract/student-data.contract.ts'
import { studentRecordsApi } from '../contract/student-records.contract.ts'
import { chosenStudentExport, deletedExport, studentExport } from './export-students.ts'
import { changeStatus } from './change-status.ts'
import { downloadStudentData } from './download-student-data.ts'
import { eraseNow } from './erase-deleted.ts'
import { getOverview } from './get-overview.ts'
import { getStatusHistory } from './get-status-history.ts'
import { listDeleted } from './list-deleted.sql.ts'
import { getStudentTotals, listStudents } from './list-students.sql.ts'
import { restoreStudent } from './restore-student.ts'

export async function studentRecordsRoutes(app: FastifyInstance) {
  serveExport(app, studentRecordsApi.export, studentExport)
  serveChosenExport(app, studentRecordsApi.exportChosen, chosenStudentExport)
  serveExport(app, studentRecordsApi.exportDeleted, deletedExport)
  serve(app, studentRecordsApi.list, (ctx, { query }) => listStudents(ctx, query))
  serve(app, studentRecordsApi.totals, (ctx, { query }) => getStudentTotals(ctx, query))
  serve(app, studentDataApi.download, (ctx, { params }) => downloadStudentData(ctx, params.id))
  serve(app, studentRecordsApi.listDeleted, ({ db, clock }, { query }) => listDeleted(db, query, clock.now()))
  serve(app, studentRecordsApi.restore, (ctx, { params, body }) => restoreStudent(ctx, params.id, body))
  serve(app, studentRecordsApi.erase, (ctx, { params, body }) => eraseNow(ctx, params.id, body))
  serve(app, studentRecordsApi.setStatus, (ctx, { body }) => changeStatus(ctx, body))
  serve(app, studentsApi.overview, (ctx, { params }) => getOverview(ctx, params.id))
  serve(app, studentRecordsApi.statusHistory, (ctx, { params }) => getStatusHistory(ctx, params.id))
}
