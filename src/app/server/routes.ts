import type { FastifyPluginAsync } from 'fastify'
import { absencesRoutes } from '#features/absences/server/absences.routes.ts'
import { admissionsRoutes } from '#features/admissions/server/admissions.routes.ts'
import { attendanceRoutes } from '#features/attendance/server/attendance.routes.ts'
import { batchesRoutes } from '#features/batches/server/batches.routes.ts'
import { closingsRoutes } from '#features/closings/server/closings.routes.ts'
import { coursesRoutes } from '#features/courses/server/courses.routes.ts'
import { dashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts'
import { enrolmentsRoutes } from '#features/enrolments/server/enrolments.routes.ts'
import { enquiriesRoutes } from '#features/enquiries/server/enquiries.routes.ts'
import { expensesRoutes } from '#features/expenses/server/expenses.routes.ts'
import { feesRoutes } from '#features/fees/server/fees.routes.ts'
import { certificatesRoutes } from '#features/certificates/server/certificates.routes.ts'
import { bulkChangesRoutes } from '#features/bulk-changes/server/bulk-changes.routes.ts'
import { importExportRoutes } from '#features/import-export/server/imports.routes.ts'
import { identityRoutes } from '#features/identity/server/identity.routes.ts'
import { instituteRoutes } from '#features/institute/server/institute.routes.ts'
import { plansRoutes } from '#features/plans/server/plans.routes.ts'
import { portfolioRoutes } from '#features/portfolio/server/portfolio.routes.ts'
import { projectsRoutes } from '#features/portfolio/server/projects.routes.ts'
import { privacyRoutes } from '#features/privacy/server/privacy.routes.ts'
import { reportsRoutes } from '#features/reports/server/reports.routes.ts'
import { remindersRoutes } from '#features/reminders/server/reminders.routes.ts'
import { searchRoutes } from '#features/search/server/search.routes.ts'
import { studentRecordsRoutes } from '#features/student-records/server/student-records.routes.ts'
import { studentsRoutes } from '#features/students/server/students.routes.ts'
import { timetableRoutes } from '#features/timetable/server/timetable.routes.ts'
import { draftsRoutes } from '#shared/server/drafts.ts'

export const ROUTES: FastifyPluginAsync[] = [
  instituteRoutes,
  identityRoutes,
  coursesRoutes,
  batchesRoutes,
  timetableRoutes,
  studentsRoutes,
  enrolmentsRoutes,
  plansRoutes,
  remindersRoutes,
  privacyRoutes,
  feesRoutes,
  admissionsRoutes,
  absencesRoutes,
  attendanceRoutes,
  projectsRoutes,
  expensesRoutes,
  closingsRoutes,
  reportsRoutes,
  enquiriesRoutes,
  portfolioRoutes,
  studentRecordsRoutes,
  dashboardRoutes,
  certificatesRoutes,
  bulkChangesRoutes,
  importExportRoutes,
  searchRoutes,
  draftsRoutes,
]
