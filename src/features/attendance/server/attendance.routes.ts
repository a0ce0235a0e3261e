import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { attendanceApi } from '../contract/attendance.contract.ts'
import { listAttendance, readRoster, readUnmarked, studentAttendance } from './read-attendance.ts'
import { saveAttendance } from './save-attendance.ts'
import { updateAttendance } from './update-attendance.ts'

export async function attendanceRoutes(app: FastifyInstance) {
  serve(app, attendanceApi.list, (ctx, { query }) => listAttendance(ctx, query))
  serve(app, attendanceApi.roster, (ctx, { query }) => readRoster(ctx, query))
  serve(app, attendanceApi.unmarked, (ctx, { query }) => readUnmarked(ctx, query))
  serve(app, attendanceApi.ofStudent, (ctx, { params, query }) => studentAttendance(ctx, params.id, query))
  serve(app, attendanceApi.save, (ctx, { body }) => saveAttendance(ctx, body))
  serve(app, attendanceApi.update, (ctx, { body }) => updateAttendance(ctx, body))
}
