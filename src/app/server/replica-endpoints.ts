import { absencesApi } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { attendanceApi } from '#features/domain/attendance/contract/attendance.contract.ts'
import { auditTrailApi } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { closingsApi } from '#features/domain/cash/contract/closings.contract.ts'
import { dashboardApi } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { enquiriesApi } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { expensesApi } from '#features/domain/expenses/contract/expenses.contract.ts'
import { concessionsApi } from '#features/domain/fees/contract/concessions.contract.ts'
import { feesApi } from '#features/domain/fees/contract/fees.contract.ts'
import { refundsApi } from '#features/domain/fees/contract/refunds.contract.ts'
import { portfolioApi } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { projectsApi } from '#features/domain/portfolio/contract/projects.contract.ts'
import { remindersApi } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { reportEndpoint } from '#features/overview/reports/contract/reports.contract.ts'
import { REPORT_NAMES } from '#features/overview/reports/contract/reports.search.ts'
import { searchApi } from '#features/overview/search/contract/search.contract.ts'
import { studentRecordsApi } from '#features/overview/student-records/contract/student-records.contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/**
 * Lists, search, dashboards and reports may show data that is some seconds old. A page that is edited, such as an
 * attendance sheet, may not.
 */
export const REPLICA_ENDPOINTS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  studentRecordsApi.list,
  studentRecordsApi.totals,
  studentRecordsApi.listDeleted,
  searchApi.find,
  feesApi.list,
  feesApi.totals,
  feesApi.closing,
  feesApi.months,
  feesApi.pending,
  feesApi.pendingTotals,
  refundsApi.list,
  concessionsApi.list,
  remindersApi.list,
  remindersApi.totals,
  enquiriesApi.list,
  enquiriesApi.totals,
  enquiriesApi.toCall,
  attendanceApi.register,
  attendanceApi.unmarked,
  attendanceApi.today,
  absencesApi.low,
  expensesApi.list,
  expensesApi.listCategories,
  closingsApi.list,
  auditTrailApi.list,
  auditTrailApi.totals,
  portfolioApi.list,
  projectsApi.list,
  dashboardApi.student,
  dashboardApi.hr,
  dashboardApi.admin,
  ...REPORT_NAMES.map(reportEndpoint),
])
