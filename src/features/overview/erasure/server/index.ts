import { served } from '#shared/server/feature.ts'
import { erasure } from '../contract/index.ts'
import { eraseDue } from './erase-deleted.ts'
import { erasureRoutes } from './erasure.routes.ts'

export const erasureServer = served(erasure, {
  routes: () => [erasureRoutes],
  cleanup: (context, isStopped) => eraseDue({ ...context, isStopped }),
})
