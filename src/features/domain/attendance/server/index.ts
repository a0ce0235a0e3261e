import { markedDays } from '#features/domain/students/enrolments/server/moves/public.ts'
import { overviewParts, studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { attendance } from '../contract/index.ts'
import { attendanceRoutes } from './attendance.routes.ts'
import { absencesRoutes } from '../absences/server/absences.routes.ts'
import { listMarkedDays } from './attendance.sql.ts'
import { readAttendanceOfOverview } from './attendance-of-overview.sql.ts'

export const attendanceServer = served(attendance, {
  routes: () => [attendanceRoutes, absencesRoutes],
  fills: [
    fill(overviewParts.attendance, readAttendanceOfOverview),
    fill(markedDays, listMarkedDays),
    fill(studentErasure, {
      attendance_mark: 'keeps no personal data',
      attendance_month: 'keeps no personal data',
      absence_notice: 'keeps no personal data',
    }),
  ],
})
