import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { studentRecordsApi } from '../contract/student-records.contract.ts'
import { changeStatus } from './change-status.ts'
import { getStatusHistory } from './get-status-history.ts'
import { listStudents } from './list-students.sql.ts'

export async function studentRecordsRoutes(app: FastifyInstance) {
  serve(app, studentRecordsApi.list, ({ db }, { query }) => listStudents(db, query))
  serve(app, studentRecordsApi.setStatus, (ctx, { body }) => changeStatus(ctx, body))
  serve(app, studentRecordsApi.statusHistory, (ctx, { params }) => getStatusHistory(ctx, params.id))
}
