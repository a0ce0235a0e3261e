import { instituteWeb } from '#features/base/institute/web/index.tsx'
import { identityWeb } from '#features/base/identity/web/index.tsx'
import { coursesWeb } from '#features/domain/courses/web/index.tsx'
import { studentsWeb } from '#features/domain/students/web/index.tsx'
import { feesWeb } from '#features/domain/fees/web/index.tsx'
import { admissionsWeb } from '#features/domain/admissions/web/index.tsx'
import { timetableWeb } from '#features/domain/timetable/web/index.tsx'
import { attendanceWeb } from '#features/domain/attendance/web/index.tsx'
import { portfolioWeb } from '#features/domain/portfolio/web/index.tsx'
import { certificatesWeb } from '#features/domain/certificates/web/index.tsx'
import { expensesWeb } from '#features/domain/expenses/web/index.tsx'
import { cashWeb } from '#features/domain/cash/web/index.tsx'
import { enquiriesWeb } from '#features/domain/enquiries/web/index.tsx'
import { reportsWeb } from '#features/overview/reports/web/index.tsx'
import { approvalsWeb } from '#features/overview/approvals/web/index.tsx'
import { bulkChangesWeb } from '#features/overview/bulk-changes/web/index.tsx'
import { importExportWeb } from '#features/overview/import-export/web/index.tsx'
import { dashboardWeb } from '#features/overview/dashboard/web/index.tsx'
import { auditTrailWeb } from '#features/overview/audit-trail/web/index.tsx'
import { tlsWeb } from '#features/overview/tls/web/index.tsx'
import { helpWeb } from '#features/overview/help/web/index.tsx'
import { backupWeb } from '#features/overview/backup/web/index.tsx'
import { setupWeb } from '#features/overview/setup/web/index.tsx'

export const features = [
  instituteWeb,
  identityWeb,
  coursesWeb,
  studentsWeb,
  feesWeb,
  admissionsWeb,
  timetableWeb,
  attendanceWeb,
  portfolioWeb,
  certificatesWeb,
  expensesWeb,
  cashWeb,
  enquiriesWeb,
  reportsWeb,
  approvalsWeb,
  bulkChangesWeb,
  importExportWeb,
  dashboardWeb,
  auditTrailWeb,
  tlsWeb,
  helpWeb,
  backupWeb,
  setupWeb,
] as const
