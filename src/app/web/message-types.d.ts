// Generated from the catalogues by `npm run docs`; `npm run verify` fails if it is outdated.
import type absences from '#features/domain/attendance/absences/contract/messages/en.json'
import type admissions from '#features/domain/admissions/contract/messages/en.json'
import type approvals from '#features/overview/approvals/contract/messages/en.json'
import type attendance from '#features/domain/attendance/contract/messages/en.json'
import type auditTrail from '#features/overview/audit-trail/contract/messages/en.json'
import type backup from '#features/overview/backup/contract/messages/en.json'
import type batches from '#features/domain/courses/batches/contract/messages/en.json'
import type bulkChanges from '#features/overview/bulk-changes/contract/messages/en.json'
import type cash from '#features/domain/cash/contract/messages/en.json'
import type certificates from '#features/domain/certificates/contract/messages/en.json'
import type courses from '#features/domain/courses/contract/messages/en.json'
import type dashboard from '#features/overview/dashboard/contract/messages/en.json'
import type enquiries from '#features/domain/enquiries/contract/messages/en.json'
import type enrolments from '#features/domain/students/enrolments/contract/messages/en.json'
import type erasure from '#features/overview/erasure/contract/messages/en.json'
import type expenses from '#features/domain/expenses/contract/messages/en.json'
import type fees from '#features/domain/fees/contract/messages/en.json'
import type help from '#features/overview/help/contract/messages/en.json'
import type identity from '#features/base/identity/contract/messages/en.json'
import type importExport from '#features/overview/import-export/contract/messages/en.json'
import type installation from '#features/overview/installation/contract/messages/en.json'
import type institute from '#features/base/institute/contract/messages/en.json'
import type permissionSets from '#features/base/identity/permission-sets/contract/messages/en.json'
import type plans from '#features/domain/fees/plans/contract/messages/en.json'
import type portfolio from '#features/domain/portfolio/contract/messages/en.json'
import type printJobs from '#features/domain/fees/print-jobs/contract/messages/en.json'
import type privacy from '#features/domain/students/privacy/contract/messages/en.json'
import type reminders from '#features/domain/fees/reminders/contract/messages/en.json'
import type reports from '#features/overview/reports/contract/messages/en.json'
import type search from '#features/overview/search/contract/messages/en.json'
import type setup from '#features/overview/setup/contract/messages/en.json'
import type shared from '#shared/contract/messages/en.json'
import type studentRecords from '#features/domain/students/student-records/contract/messages/en.json'
import type students from '#features/domain/students/contract/messages/en.json'
import type timetable from '#features/domain/timetable/contract/messages/en.json'
import type tls from '#features/overview/tls/contract/messages/en.json'
import type updates from '#features/overview/updates/contract/messages/en.json'
import type words from '#shared/words/contract/messages/en.json'

declare module '#shared/web/message-keys.ts' {
  interface Catalogues {
    absences: typeof absences
    admissions: typeof admissions
    approvals: typeof approvals
    attendance: typeof attendance
    'audit-trail': typeof auditTrail
    backup: typeof backup
    batches: typeof batches
    'bulk-changes': typeof bulkChanges
    cash: typeof cash
    certificates: typeof certificates
    courses: typeof courses
    dashboard: typeof dashboard
    enquiries: typeof enquiries
    enrolments: typeof enrolments
    erasure: typeof erasure
    expenses: typeof expenses
    fees: typeof fees
    help: typeof help
    identity: typeof identity
    'import-export': typeof importExport
    installation: typeof installation
    institute: typeof institute
    'permission-sets': typeof permissionSets
    plans: typeof plans
    portfolio: typeof portfolio
    'print-jobs': typeof printJobs
    privacy: typeof privacy
    reminders: typeof reminders
    reports: typeof reports
    search: typeof search
    setup: typeof setup
    shared: typeof shared
    'student-records': typeof studentRecords
    students: typeof students
    timetable: typeof timetable
    tls: typeof tls
    updates: typeof updates
    words: typeof words
  }
}
