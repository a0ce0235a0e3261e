import 'i18next'
import type admissions from '#features/admissions/contract/words/en.json'
import type attendance from '#features/attendance/contract/words/en.json'
import type batches from '#features/batches/contract/words/en.json'
import type courses from '#features/courses/contract/words/en.json'
import type dashboard from '#features/dashboard/contract/words/en.json'
import type enquiries from '#features/enquiries/contract/words/en.json'
import type expenses from '#features/expenses/contract/words/en.json'
import type fees from '#features/fees/contract/words/en.json'
import type identity from '#features/identity/contract/words/en.json'
import type institute from '#features/institute/contract/words/en.json'
import type portfolio from '#features/portfolio/contract/words/en.json'
import type projects from '#features/projects/contract/words/en.json'
import type setup from '#features/setup/contract/words/en.json'
import type studentFile from '#features/student-file/contract/words/en.json'
import type students from '#features/students/contract/words/en.json'
import type trail from '#features/trail/contract/words/en.json'
import type shared from '#shared/contract/words/en.json'

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
      students: typeof students
      fees: typeof fees
      admissions: typeof admissions
      attendance: typeof attendance
      portfolio: typeof portfolio
      enquiries: typeof enquiries
      expenses: typeof expenses
      projects: typeof projects
      trail: typeof trail
      'student-file': typeof studentFile
      dashboard: typeof dashboard
      setup: typeof setup
    }
  }
}
