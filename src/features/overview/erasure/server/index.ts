import { deletedCount, studentDeletion } from '#features/domain/students/student-records/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { erasure } from '../contract/index.ts'
import { deleteStudent } from './delete-student.ts'
import { eraseDue } from './erase-deleted.ts'
import { erasureRoutes } from './erasure.routes.ts'
import { countDeleted } from './list-deleted.sql.ts'

export const erasureServer = served(erasure, {
  routes: () => [erasureRoutes],
  cleanup: (context, isStopped) => eraseDue({ ...context, isStopped }),
  fills: [fill(studentDeletion, deleteStudent), fill(deletedCount, countDeleted)],
})
