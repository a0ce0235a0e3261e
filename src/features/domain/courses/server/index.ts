import { served } from '#shared/server/feature.ts'
import { courses } from '../contract/index.ts'
import { coursesRoutes } from './courses.routes.ts'
import { batchesRoutes } from '../batches/server/batches.routes.ts'

export const coursesServer = served(courses, {
  routes: () => [coursesRoutes, batchesRoutes],
})
