import { served } from '#shared/server/feature.ts'
import { bulkChanges } from '../contract/index.ts'
import { bulkChangesRoutes } from './bulk-changes.routes.ts'

export const bulkChangesServer = served(bulkChanges, {
  routes: () => [bulkChangesRoutes],
})
