import { admissionsApi } from '#features/domain/admissions/contract/admissions.contract.ts'
import { absencesApi } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { attendanceApi } from '#features/domain/attendance/contract/attendance.contract.ts'
import { auditTrailApi } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { backupApi } from '#features/overview/backup/contract/backup.contract.ts'
import { calendarApi } from '#features/domain/timetable/contract/calendar.contract.ts'
import { holidaysApi, timetableApi } from '#features/domain/timetable/contract/timetable.contract.ts'
import { overviewApi } from '#features/domain/courses/batches/contract/overview.contract.ts'
import { waitingApi } from '#features/domain/courses/batches/contract/waiting.contract.ts'
import { batchesApi } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { changesApi } from '#features/overview/changes/contract/changes.contract.ts'
import { closingsApi } from '#features/domain/cash/contract/closings.contract.ts'
import { coursesApi } from '#features/domain/courses/contract/courses.contract.ts'
import { dashboardApi } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { enrolmentsApi } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { enquiriesApi } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { expensesApi } from '#features/domain/expenses/contract/expenses.contract.ts'
import { recurringExpensesApi } from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { adjustmentsApi } from '#features/domain/fees/contract/adjustments.contract.ts'
import { feesApi } from '#features/domain/fees/contract/fees.contract.ts'
import { receiptFileApi } from '#features/domain/fees/contract/receipt-file.contract.ts'
import { concessionsApi } from '#features/domain/fees/contract/concessions.contract.ts'
import { refundsApi } from '#features/domain/fees/contract/refunds.contract.ts'
import { verificationApi } from '#features/domain/fees/contract/verification.contract.ts'
import { identityApi } from '#features/base/identity/contract/identity.contract.ts'
import { browsersApi } from '#features/base/identity/contract/browsers.contract.ts'
import { sessionsApi } from '#features/base/identity/contract/sessions.contract.ts'
import { staffApi } from '#features/base/identity/contract/staff.contract.ts'
import { diskApi } from '#features/base/institute/contract/disk.contract.ts'
import { twoFactorApi } from '#features/base/identity/contract/two-factor.contract.ts'
import { certificatesApi } from '#features/domain/certificates/contract/certificates.contract.ts'
import { bulkChangesApi } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { importSettingsApi } from '#features/overview/import-export/contract/import-settings.contract.ts'
import { adminImportsApi, importsApi } from '#features/overview/import-export/contract/imports.contract.ts'
import { instituteApi } from '#features/base/institute/contract/institute.contract.ts'
import { logoApi } from '#features/base/institute/contract/logo.contract.ts'
import { plansApi } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { portfolioApi } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { projectsApi } from '#features/domain/portfolio/contract/projects.contract.ts'
import { privacyApi } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import { reportsApi } from '#features/overview/reports/contract/reports.contract.ts'
import { remindersApi } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { searchApi } from '#features/overview/search/contract/search.contract.ts'
import { setupApi } from '#features/overview/setup/contract/setup.contract.ts'
import { studentDataApi } from '#features/overview/student-records/contract/student-data.contract.ts'
import { studentRecordsApi } from '#features/overview/student-records/contract/student-records.contract.ts'
import { photosApi } from '#features/domain/students/contract/photos.contract.ts'
import { studentsApi } from '#features/domain/students/contract/students.contract.ts'
import { draftsApi } from '#shared/contract/drafts.contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Tag = { name: string; description: string; apis: Record<string, Record<string, Endpoint>> }

export const TAGS: Tag[] = [
  {
    name: 'Sign-in',
    description: 'Sessions, passwords and two-factor sign-in.',
    apis: { identity: identityApi, sessions: sessionsApi, browsers: browsersApi, twoFactor: twoFactorApi },
  },
  {
    name: 'Students',
    description: 'Students: registration, approval, records, lists and status.',
    apis: {
      admissions: admissionsApi,
      students: studentsApi,
      photos: photosApi,
      enrolments: enrolmentsApi,
      studentRecords: { ...studentRecordsApi, ...studentDataApi },
    },
  },
  {
    name: 'Privacy',
    description: 'The privacy notice and consents.',
    apis: { privacy: privacyApi },
  },
  {
    name: 'Fees',
    description: 'Payments and their numbered receipts, refunds, and when fees are due.',
    apis: {
      fees: feesApi,
      refunds: refundsApi,
      receiptFile: receiptFileApi,
      adjustments: adjustmentsApi,
      concessions: concessionsApi,
      plans: plansApi,
      verification: verificationApi,
    },
  },
  {
    name: 'Reminders',
    description: 'Who is to be reminded of a fee today, and the reminders that were sent.',
    apis: { reminders: remindersApi },
  },
  {
    name: 'Attendance',
    description: 'One mark per student, batch and day, and what parents are told of absences.',
    apis: { attendance: attendanceApi, absences: absencesApi },
  },
  { name: 'Courses', description: 'What is taught, with duration and fee.', apis: { courses: coursesApi } },
  {
    name: 'Batches',
    description: 'Groups of students of one course.',
    apis: { batches: batchesApi, overview: overviewApi, waiting: waitingApi },
  },
  {
    name: 'Timetable',
    description: 'The weekly sessions of batches, and the days without them.',
    apis: { timetable: timetableApi, calendar: calendarApi, holidays: holidaysApi },
  },
  {
    name: 'Enquiries',
    description: 'People who asked about a course, until they are admitted.',
    apis: { enquiries: enquiriesApi },
  },
  {
    name: 'Portfolio',
    description: 'Projects and links of students, readable by everybody.',
    apis: { projects: projectsApi, portfolio: portfolioApi },
  },
  {
    name: 'Expenses',
    description: 'Expenses with their voucher numbers, categories with budgets, and expenses that repeat monthly.',
    apis: { expenses: expensesApi, recurringExpenses: recurringExpensesApi },
  },
  {
    name: 'Closings',
    description: 'Cash counted at the end of a day, and cash in hand.',
    apis: { closings: closingsApi },
  },
  {
    name: 'Reports',
    description: 'Sums of receipts, dues and expenses by period, course, batch, clerk or payment mode.',
    apis: { reports: reportsApi },
  },
  {
    name: 'Certificates',
    description: 'Completion and bonafide certificates and ID cards, with serial numbers that anybody can verify.',
    apis: { certificates: certificatesApi },
  },
  {
    name: 'Bulk changes',
    description: 'One change of many students: shown before, made for all or none, and undone within minutes.',
    apis: { bulkChanges: bulkChangesApi },
  },
  {
    name: 'Imports',
    description: 'Records from a spreadsheet: staged, corrected, then created together.',
    apis: { imports: importsApi, adminImports: adminImportsApi, importSettings: importSettingsApi },
  },
  { name: 'Search', description: 'Finds records of every kind by name or number.', apis: { search: searchApi } },
  { name: 'Dashboards', description: 'Figures of students, HR and admin.', apis: { dashboard: dashboardApi } },
  {
    name: 'Administration',
    description: 'The institute, staff accounts, the audit trail and backups.',
    apis: {
      institute: instituteApi,
      logo: logoApi,
      disk: diskApi,
      staff: staffApi,
      auditTrail: auditTrailApi,
      backup: backupApi,
    },
  },
  { name: 'Changes', description: 'What others save, while it happens.', apis: { changes: changesApi } },
  { name: 'Drafts', description: 'Unsaved input of forms.', apis: { drafts: draftsApi } },
  { name: 'Set-up', description: 'The first run.', apis: { setup: setupApi } },
]

export const tags = TAGS.map(({ name, description }) => ({ name, description }))

type Operation = { endpoint: Endpoint; operationId: string; tag: string }

const operations = new Map<string, Operation>(
  TAGS.flatMap(({ name: tag, apis }) =>
    Object.entries(apis).flatMap(([prefix, api]) =>
      Object.entries(api).map(([name, endpoint]): [string, Operation] => [
        `${endpoint.method} ${endpoint.path}`,
        { endpoint, operationId: `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, tag },
      ]),
    ),
  ),
)

export const findOperation = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  operations.get(`${method} ${path}`)
