import { markedDays } from '#features/domain/students/enrolments/server/moves/public.ts'
import { overviewParts, studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { dashboardPart, dashboardParts } from '#shared/server/dashboard-parts.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { attendanceApi } from '../contract/attendance.contract.ts'
import { attendance } from '../contract/index.ts'
import { UNMARKED_OF_DASHBOARD } from '../contract/unmarked-of-dashboard.ts'
import { attendanceRoutes } from './attendance.routes.ts'
import { absencesRoutes } from '../absences/server/absences.routes.ts'
import { listMarkedDays } from './attendance.sql.ts'
import { readAttendanceOfOverview } from './attendance-of-overview.sql.ts'
import { listUnmarkedBatches } from './get-roster.ts'

export const attendanceServer = served(attendance, {
  routes: () => [attendanceRoutes, absencesRoutes],
  fills: [
    fill(overviewParts.attendance, readAttendanceOfOverview),
    fill(markedDays, listMarkedDays),
    fill(
      dashboardParts,
      dashboardPart('unmarked', attendanceApi.unmarked, (ctx) => listUnmarkedBatches(ctx, UNMARKED_OF_DASHBOARD)),
    ),
    fill(studentErasure, {
      attendance_mark: 'keeps no personal data',
      attendance_month: 'keeps no personal data',
      absence_notice: 'keeps no personal data',
    }),
  ],
})
