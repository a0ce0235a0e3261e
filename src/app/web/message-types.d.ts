import 'i18next'
import type absences from '#features/absences/contract/messages/en.json'
import type admissions from '#features/admissions/contract/messages/en.json'
import type attendance from '#features/attendance/contract/messages/en.json'
import type backup from '#features/backup/contract/messages/en.json'
import type batches from '#features/batches/contract/messages/en.json'
import type closings from '#features/closings/contract/messages/en.json'
import type courses from '#features/courses/contract/messages/en.json'
import type dashboard from '#features/dashboard/contract/messages/en.json'
import type enquiries from '#features/enquiries/contract/messages/en.json'
import type enrolments from '#features/enrolments/contract/messages/en.json'
import type expenses from '#features/expenses/contract/messages/en.json'
import type fees from '#features/fees/contract/messages/en.json'
import type identity from '#features/identity/contract/messages/en.json'
import type bulkChanges from '#features/bulk-changes/contract/messages/en.json'
import type certificates from '#features/certificates/contract/messages/en.json'
import type importExport from '#features/import-export/contract/messages/en.json'
import type institute from '#features/institute/contract/messages/en.json'
import type plans from '#features/plans/contract/messages/en.json'
import type portfolio from '#features/portfolio/contract/messages/en.json'
import type printJobs from '#features/print-jobs/contract/messages/en.json'
import type privacy from '#features/privacy/contract/messages/en.json'
import type reports from '#features/reports/contract/messages/en.json'
import type reminders from '#features/reminders/contract/messages/en.json'
import type search from '#features/search/contract/messages/en.json'
import type timetable from '#features/timetable/contract/messages/en.json'
import type setup from '#features/setup/contract/messages/en.json'
import type studentRecords from '#features/student-records/contract/messages/en.json'
import type students from '#features/students/contract/messages/en.json'
import type auditTrail from '#features/audit-trail/contract/messages/en.json'
import type shared from '#shared/contract/messages/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared'
    nsSeparator: ':'
    keySeparator: false
    returnNull: false
    resources: {
      shared: typeof shared
      institute: typeof institute
      identity: typeof identity
      courses: typeof courses
      batches: typeof batches
      timetable: typeof timetable
      students: typeof students
      enrolments: typeof enrolments
      plans: typeof plans
      privacy: typeof privacy
      reminders: typeof reminders
      absences: typeof absences
      'print-jobs': typeof printJobs
      fees: typeof fees
      admissions: typeof admissions
      attendance: typeof attendance
      portfolio: typeof portfolio
      enquiries: typeof enquiries
      expenses: typeof expenses
      closings: typeof closings
      reports: typeof reports
      'audit-trail': typeof auditTrail
      'bulk-changes': typeof bulkChanges
      certificates: typeof certificates
      'import-export': typeof importExport
      'student-records': typeof studentRecords
      backup: typeof backup
      dashboard: typeof dashboard
      search: typeof search
      setup: typeof setup
    }
  }
}
