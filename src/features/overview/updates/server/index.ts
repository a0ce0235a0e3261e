import { served } from '#shared/server/feature.ts'
import { updates } from '../contract/index.ts'
import type { UpdateService } from './update-service.ts'
import { updatesRoutes } from './updates.routes.ts'

export const updatesServer = served(updates, {
  routes: (services: { updates: UpdateService }) => [updatesRoutes(services.updates)],
})
