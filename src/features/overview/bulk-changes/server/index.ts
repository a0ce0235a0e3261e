import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { bulkChanges } from '../contract/index.ts'
import { bulkChangesRoutes } from './bulk-changes.routes.ts'

export const bulkChangesServer = served(bulkChanges, {
  routes: () => [bulkChangesRoutes],
  fills: [fill(studentErasure, { bulk_change_student: 'keeps no personal data' })],
})
