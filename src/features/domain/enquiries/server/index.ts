import { served } from '#shared/server/feature.ts'
import { enquiries } from '../contract/index.ts'
import { enquiriesRoutes } from './enquiries.routes.ts'

export const enquiriesServer = served(enquiries, {
  routes: () => [enquiriesRoutes],
})
