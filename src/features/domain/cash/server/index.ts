import { served } from '#shared/server/feature.ts'
import { cash } from '../contract/index.ts'
import { closingsRoutes } from './closings.routes.ts'

export const cashServer = served(cash, {
  routes: () => [closingsRoutes],
})
