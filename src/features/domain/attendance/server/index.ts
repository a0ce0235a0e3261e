import { served } from '#shared/server/feature.ts'
import { attendance } from '../contract/index.ts'
import { attendanceRoutes } from './attendance.routes.ts'
import { absencesRoutes } from '../absences/server/absences.routes.ts'

export const attendanceServer = served(attendance, {
  routes: () => [attendanceRoutes, absencesRoutes],
})
