import type { FastifyInstance } from 'fastify'
import { serveChosenExport, serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { studentsApi } from '#features/domain/students/contract/students.contract.ts'
import { studentRecordsApi } from '../contract/student-records.contract.ts'
import { chosenStudentExport, studentExport } from './export-students.ts'
import { changeStatus } from './change-status.ts'
import { getOverview } from './get-overview.ts'
import { listStudents } from './list-students.sql.ts'
import { getStatusHistory } from './status-history.sql.ts'
import { getStudentTotals } from './student-totals.sql.ts'

export async function studentRecordsRoutes(app: FastifyInstance) {
  serveExport(app, studentRecordsApi.export, studentExport)
  serveChosenExport(app, studentRecordsApi.exportChosen, chosenStudentExport)
  serve(app, studentRecordsApi.list, (ctx, { query }) => listStudents(ctx, query))
  serve(app, studentRecordsApi.totals, (ctx, { query }) => getStudentTotals(ctx, query))
  serve(app, studentRecordsApi.setStatus, (ctx, { body }) => changeStatus(ctx, body))
  serve(app, studentsApi.overview, (ctx, { params }) => getOverview(ctx, params.id))
  serve(app, studentRecordsApi.statusHistory, (ctx, { params }) => getStatusHistory(ctx, params.id))
}
