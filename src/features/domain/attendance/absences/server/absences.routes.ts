import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { absencesApi } from '../contract/absences.contract.ts'
import { lowAttendanceExport } from './export-low-attendance.ts'
import { listLowAttendance } from './list-low-attendance.ts'
import { setAbsenceSettings } from './set-absence-settings.ts'
import { getAbsenceSettings } from './settings.sql.ts'
import { tellParent } from './tell-parent.ts'

export async function absencesRoutes(app: FastifyInstance) {
  serveExport(app, absencesApi.exportLow, lowAttendanceExport)
  serve(app, absencesApi.low, (ctx, { query }) => listLowAttendance(ctx, query))
  serve(app, absencesApi.settings, ({ db, translate }) => getAbsenceSettings(db, translate))
  serve(app, absencesApi.setSettings, (ctx, { body }) => setAbsenceSettings(ctx, body))
  serve(app, absencesApi.tell, (ctx, { params, body }) => tellParent(ctx, params.id, body))
}
