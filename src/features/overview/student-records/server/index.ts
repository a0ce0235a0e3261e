import { served } from '#shared/server/feature.ts'
import { studentRecords } from '../contract/index.ts'
import { studentRecordsRoutes } from './student-records.routes.ts'

export const studentRecordsServer = served(studentRecords, {
  routes: () => [studentRecordsRoutes],
})
