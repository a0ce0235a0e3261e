import type { FastifyPluginAsync } from 'fastify'
import { absencesRoutes } from '#features/domain/attendance/absences/server/absences.routes.ts'
import { admissionsRoutes } from '#features/domain/admissions/server/admissions.routes.ts'
import { attendanceRoutes } from '#features/domain/attendance/server/attendance.routes.ts'
import { batchesRoutes } from '#features/domain/courses/batches/server/batches.routes.ts'
import { closingsRoutes } from '#features/domain/cash/server/closings.routes.ts'
import { coursesRoutes } from '#features/domain/courses/server/courses.routes.ts'
import { dashboardRoutes } from '#features/overview/dashboard/server/dashboard.routes.ts'
import { enrolmentsRoutes } from '#features/domain/students/enrolments/server/enrolments.routes.ts'
import { enquiriesRoutes } from '#features/domain/enquiries/server/enquiries.routes.ts'
import { expensesRoutes } from '#features/domain/expenses/server/expenses.routes.ts'
import { feesRoutes } from '#features/domain/fees/server/fees.routes.ts'
import { certificatesRoutes } from '#features/domain/certificates/server/certificates.routes.ts'
import { bulkChangesRoutes } from '#features/overview/bulk-changes/server/bulk-changes.routes.ts'
import { importExportRoutes } from '#features/overview/import-export/server/imports.routes.ts'
import { identityRoutes } from '#features/base/identity/server/identity.routes.ts'
import { instituteRoutes } from '#features/base/institute/server/institute.routes.ts'
import { plansRoutes } from '#features/domain/fees/plans/server/plans.routes.ts'
import { portfolioRoutes } from '#features/domain/portfolio/server/portfolio.routes.ts'
import { projectsRoutes } from '#features/domain/portfolio/server/projects.routes.ts'
import { privacyRoutes } from '#features/domain/students/privacy/server/privacy.routes.ts'
import { reportsRoutes } from '#features/overview/reports/server/reports.routes.ts'
import { remindersRoutes } from '#features/domain/fees/reminders/server/reminders.routes.ts'
import { searchRoutes } from '#features/overview/search/server/search.routes.ts'
import { studentRecordsRoutes } from '#features/overview/student-records/server/student-records.routes.ts'
import { studentsRoutes } from '#features/domain/students/server/students.routes.ts'
import { timetableRoutes } from '#features/domain/timetable/server/timetable.routes.ts'
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
