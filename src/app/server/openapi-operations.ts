import { admissionsApi } from '#features/admissions/contract/admissions.contract.ts'
import { attendanceApi } from '#features/attendance/contract/attendance.contract.ts'
import { auditTrailApi } from '#features/audit-trail/contract/audit-trail.contract.ts'
import { backupApi } from '#features/backup/contract/backup.contract.ts'
import { batchesApi } from '#features/batches/contract/batches.contract.ts'
import { coursesApi } from '#features/courses/contract/courses.contract.ts'
import { dashboardApi } from '#features/dashboard/contract/dashboard.contract.ts'
import { enquiriesApi } from '#features/enquiries/contract/enquiries.contract.ts'
import { expensesApi } from '#features/expenses/contract/expenses.contract.ts'
import { feesApi } from '#features/fees/contract/fees.contract.ts'
import { identityApi } from '#features/identity/contract/identity.contract.ts'
import { sessionsApi } from '#features/identity/contract/sessions.contract.ts'
import { staffApi } from '#features/identity/contract/staff.contract.ts'
import { diskApi } from '#features/institute/contract/disk.contract.ts'
import { twoFactorApi } from '#features/identity/contract/two-factor.contract.ts'
import { instituteApi } from '#features/institute/contract/institute.contract.ts'
import { portfolioApi } from '#features/portfolio/contract/portfolio.contract.ts'
import { projectsApi } from '#features/portfolio/contract/projects.contract.ts'
import { privacyApi } from '#features/privacy/contract/privacy.contract.ts'
import { setupApi } from '#features/setup/contract/setup.contract.ts'
import { studentRecordsApi } from '#features/student-records/contract/student-records.contract.ts'
import { studentsApi } from '#features/students/contract/students.contract.ts'
import { draftsApi } from '#shared/contract/drafts.contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Tag = { name: string; description: string; apis: Record<string, Record<string, Endpoint>> }

export const TAGS: Tag[] = [
  {
    name: 'Sign-in',
    description: 'Sessions, passwords and two-factor sign-in.',
    apis: { identity: identityApi, sessions: sessionsApi, twoFactor: twoFactorApi },
  },
  {
    name: 'Students',
    description: 'Students: registration, approval, records, lists and status.',
    apis: { admissions: admissionsApi, students: studentsApi, studentRecords: studentRecordsApi },
  },
  {
    name: 'Privacy',
    description: 'The privacy notice and consents.',
    apis: { privacy: privacyApi },
  },
  { name: 'Fees', description: 'Payments and their numbered receipts.', apis: { fees: feesApi } },
  { name: 'Attendance', description: 'One mark per student and day.', apis: { attendance: attendanceApi } },
  { name: 'Courses', description: 'What is taught, with duration and fee.', apis: { courses: coursesApi } },
  { name: 'Batches', description: 'Groups of students of one course.', apis: { batches: batchesApi } },
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
  { name: 'Expenses', description: 'Expenses and their categories.', apis: { expenses: expensesApi } },
  { name: 'Dashboards', description: 'Figures of HR and admin.', apis: { dashboard: dashboardApi } },
  {
    name: 'Administration',
    description: 'The institute, staff accounts, the audit trail and backups.',
    apis: { institute: instituteApi, disk: diskApi, staff: staffApi, auditTrail: auditTrailApi, backup: backupApi },
  },
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
