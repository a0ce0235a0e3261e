// Generated from the catalogues by `npm run docs`; `npm run verify` fails if it is outdated.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared'
    nsSeparator: ':'
    keySeparator: false
    returnNull: false
    resources: {
      absences: typeof import('#features/domain/attendance/absences/contract/messages/en.json')
      admissions: typeof import('#features/domain/admissions/contract/messages/en.json')
      attendance: typeof import('#features/domain/attendance/contract/messages/en.json')
      'audit-trail': typeof import('#features/overview/audit-trail/contract/messages/en.json')
      backup: typeof import('#features/overview/backup/contract/messages/en.json')
      batches: typeof import('#features/domain/courses/batches/contract/messages/en.json')
      'bulk-changes': typeof import('#features/overview/bulk-changes/contract/messages/en.json')
      cash: typeof import('#features/domain/cash/contract/messages/en.json')
      certificates: typeof import('#features/domain/certificates/contract/messages/en.json')
      courses: typeof import('#features/domain/courses/contract/messages/en.json')
      dashboard: typeof import('#features/overview/dashboard/contract/messages/en.json')
      enquiries: typeof import('#features/domain/enquiries/contract/messages/en.json')
      enrolments: typeof import('#features/domain/students/enrolments/contract/messages/en.json')
      erasure: typeof import('#features/overview/erasure/contract/messages/en.json')
      expenses: typeof import('#features/domain/expenses/contract/messages/en.json')
      fees: typeof import('#features/domain/fees/contract/messages/en.json')
      identity: typeof import('#features/base/identity/contract/messages/en.json')
      'import-export': typeof import('#features/overview/import-export/contract/messages/en.json')
      institute: typeof import('#features/base/institute/contract/messages/en.json')
      plans: typeof import('#features/domain/fees/plans/contract/messages/en.json')
      portfolio: typeof import('#features/domain/portfolio/contract/messages/en.json')
      'print-jobs': typeof import('#features/domain/fees/print-jobs/contract/messages/en.json')
      privacy: typeof import('#features/domain/students/privacy/contract/messages/en.json')
      reminders: typeof import('#features/domain/fees/reminders/contract/messages/en.json')
      reports: typeof import('#features/overview/reports/contract/messages/en.json')
      search: typeof import('#features/overview/search/contract/messages/en.json')
      setup: typeof import('#features/overview/setup/contract/messages/en.json')
      shared: typeof import('#shared/contract/messages/en.json')
      'student-records': typeof import('#features/domain/students/student-records/contract/messages/en.json')
      students: typeof import('#features/domain/students/contract/messages/en.json')
      timetable: typeof import('#features/domain/timetable/contract/messages/en.json')
    }
  }
}
