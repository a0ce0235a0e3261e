import { served } from '#shared/server/feature.ts'
import { students } from '../contract/index.ts'
import { studentsRoutes } from './students.routes.ts'
import { enrolmentsRoutes } from '../enrolments/server/enrolments.routes.ts'
import { privacyRoutes } from '../privacy/server/privacy.routes.ts'

export const studentsServer = served(students, {
  routes: () => [studentsRoutes, enrolmentsRoutes, privacyRoutes],
})
