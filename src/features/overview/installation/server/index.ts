import { served } from '#shared/server/feature.ts'
import { installation } from '../contract/index.ts'
import type { Restart } from './get-installation.ts'
import type { InstallationService } from './installation-service.ts'
import { installationRoutes } from './installation.routes.ts'

type RouteServices = { installation: InstallationService; restart: Restart }

export const installationServer = served(installation, {
  routes: ({ installation: service, restart }: RouteServices) => [installationRoutes(service, restart)],
})
