import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { attendanceApi } from '../contract/attendance.contract.ts'
import { attendanceExport } from './export-attendance.ts'
import { getRoster, listTodaysBatches, listUnmarkedBatches } from './get-roster.ts'
import { getRegister } from './get-register.ts'
import { listAttendance, listAttendanceOfStudent } from './list-attendance.ts'
import { saveAttendance } from './save-attendance.ts'
import { updateAttendance } from './update-attendance.ts'

export async function attendanceRoutes(app: FastifyInstance) {
  serveExport(app, attendanceApi.export, attendanceExport)
  serve(app, attendanceApi.list, (ctx, { query }) => listAttendance(ctx, query))
  serve(app, attendanceApi.roster, (ctx, { query }) => getRoster(ctx, query))
  serve(app, attendanceApi.register, (ctx, { query }) => getRegister(ctx, query))
  serve(app, attendanceApi.unmarked, (ctx, { query }) => listUnmarkedBatches(ctx, query))
  serve(app, attendanceApi.today, (ctx, { query }) => listTodaysBatches(ctx, query))
  serve(app, attendanceApi.listByStudent, (ctx, { params, query }) => listAttendanceOfStudent(ctx, params.id, query))
  serve(app, attendanceApi.save, (ctx, { body }) => saveAttendance(ctx, body))
  serve(app, attendanceApi.update, (ctx, { body }) => updateAttendance(ctx, body))
}
