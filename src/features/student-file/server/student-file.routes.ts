import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { studentFileApi } from '../contract/student-file.contract.ts'
import { changeStatus } from './change-status.ts'
import { statusHistory } from './status-history.ts'
import { listStudents } from './student-list.sql.ts'

export async function studentFileRoutes(app: FastifyInstance) {
  serve(app, studentFileApi.list, ({ db }, { query }) => listStudents(db, query))
  serve(app, studentFileApi.setStatus, (ctx, { body }) => changeStatus(ctx, body))
  serve(app, studentFileApi.statusHistory, (ctx, { params }) => statusHistory(ctx, params.id))
}
